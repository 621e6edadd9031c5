-- What the cards of the contact page say (app/features/site-pages/page-ways.tsx) its text does not say again.
-- What staff have changed stays.

update public.site_pages set
  body = replace(replace(body,
'If it is about your own company, sign in and change your profile, or unpublish your page, anytime in [your account](/profile).

For anything else, press “Report',
'Press “Report'),
'
- Credits, invoices and plans: [Credits](/credits).
- Can’t sign in? [Set a new password](/auth).',
''),
  body_id = replace(replace(body_id,
'Jika menyangkut perusahaan Anda sendiri, masuklah lalu ubah profil atau batalkan publikasi halaman Anda kapan saja di [akun Anda](/profile).

Untuk hal lain, tekan “Laporkan',
'Tekan “Laporkan'),
'
- Kredit, faktur, dan paket: [Kredit](/credits).
- Tidak bisa masuk? [Buat kata sandi baru](/auth).',
''),
  body_vi = replace(replace(body_vi,
'Nếu liên quan đến công ty của bạn, hãy đăng nhập để sửa hồ sơ hoặc gỡ trang bất cứ lúc nào trong [tài khoản của bạn](/profile).

Với những nội dung khác, hãy nhấn “Báo',
'Hãy nhấn “Báo'),
'
- Credit, hóa đơn và gói tháng: [Credit](/credits).
- Không đăng nhập được? [Đặt mật khẩu mới](/auth).',
''),
  body_th = replace(replace(body_th,
'หากเกี่ยวกับบริษัทของคุณเอง โปรดเข้าสู่ระบบเพื่อแก้ไขโปรไฟล์หรือยกเลิกการเผยแพร่หน้าได้ทุกเมื่อใน[บัญชีของคุณ](/profile)

สำหรับเรื่องอื่น กด “แจ้ง',
'กด “แจ้ง'),
'
- เครดิต ใบแจ้งหนี้ และแพ็กเกจรายเดือน อยู่ใน[เครดิต](/credits)
- เข้าสู่ระบบไม่ได้ใช่ไหม [ตั้งรหัสผ่านใหม่](/auth)',
''),
  body_zh = replace(replace(body_zh,
'如果与贵公司有关，请登录[您的账户](/profile)，随时修改资料或撤下页面。

其他内容请点按',
'请点按'),
'
- 积分、发票和套餐：[积分](/credits)。
- 无法登录？[设置新密码](/auth)。',
'')
where slug = 'contact';
