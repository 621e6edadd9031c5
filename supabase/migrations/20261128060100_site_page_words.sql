-- The page on privacy says how long devices, activity, records of mails and accounts that nobody confirms are
-- kept (server/domain/retention/), and what is kept when mails come back. Pages that staff have written at
-- the desk stay theirs.
update public.site_pages set
  body = replace(replace(replace(replace(body,
    'a cookie lasts ten minutes while you do.',
    'a cookie lasts ten minutes while you do. If you don’t confirm your address, we delete the account after 30 days.'),
    'until you sign out. The session itself is kept in your browser.',
    'until you sign out or haven’t used it for a year. The session itself is kept in your browser.
- **Emails**: for a year, what each email we sent you was about and whether it went out. If our emails come back or are reported as spam, we stop sending them and keep, for a year at most, a code made from your address.'),
    '- **Saved items, searches and recent activity.**',
    '- **Saved items, searches and, for a year, recent activity.**'),
    'Backups are overwritten in time.',
    'Backups are overwritten in time. The server’s own log records failures, without email addresses.'),
  body_zh = replace(replace(replace(replace(body_zh,
    '登录过程中会使用一个有效期十分钟的 Cookie。',
    '登录过程中会使用一个有效期十分钟的 Cookie。如果您不确认邮箱，账户会在 30 天后删除。'),
    '保存到您退出登录为止。登录状态本身保存在您的浏览器中。',
    '保存到您退出登录为止，一年未使用也会删除。登录状态本身保存在您的浏览器中。
- **邮件**：我们发给您的每封邮件属于哪一类、是否发出，保存一年。如果邮件被退回或被举报为垃圾邮件，我们会停止发送，并保存由您的邮箱生成的代码，最多一年。'),
    '- **收藏、保存的搜索和近期动态。**',
    '- **收藏、保存的搜索和最近一年的动态。**'),
    '备份会逐步被覆盖。',
    '备份会逐步被覆盖。服务器日志只记录故障，不含邮箱。'),
  body_vi = replace(replace(replace(replace(body_vi,
    'một cookie tồn tại mười phút trong lúc đó.',
    'một cookie tồn tại mười phút trong lúc đó. Nếu bạn không xác nhận địa chỉ email, chúng tôi xóa tài khoản sau 30 ngày.'),
    'cho đến khi bạn đăng xuất. Phiên đăng nhập được giữ trong trình duyệt của bạn.',
    'cho đến khi bạn đăng xuất hoặc không dùng trong một năm. Phiên đăng nhập được giữ trong trình duyệt của bạn.
- **Email**: trong một năm, mỗi email chúng tôi gửi cho bạn thuộc loại nào và có gửi được hay không. Nếu email bị trả lại hoặc bị báo là thư rác, chúng tôi ngừng gửi và giữ, tối đa một năm, một mã được tạo từ địa chỉ của bạn.'),
    '- **Mục đã lưu, tìm kiếm đã lưu và hoạt động gần đây.**',
    '- **Mục đã lưu, tìm kiếm đã lưu và hoạt động trong một năm gần đây.**'),
    'Các bản sao lưu sẽ được ghi đè dần.',
    'Các bản sao lưu sẽ được ghi đè dần. Nhật ký của máy chủ chỉ ghi lỗi, không ghi địa chỉ email.'),
  body_th = replace(replace(replace(replace(body_th,
    'ระหว่างนั้นมีคุกกี้ที่อยู่ได้สิบนาที',
    'ระหว่างนั้นมีคุกกี้ที่อยู่ได้สิบนาที หากคุณไม่ยืนยันอีเมล เราจะลบบัญชีหลังครบ 30 วัน'),
    'เก็บจนกว่าคุณจะออกจากระบบ ส่วนสถานะการเข้าสู่ระบบเก็บอยู่ในเบราว์เซอร์ของคุณ',
    'เก็บจนกว่าคุณจะออกจากระบบหรือไม่ได้ใช้งานครบหนึ่งปี ส่วนสถานะการเข้าสู่ระบบเก็บอยู่ในเบราว์เซอร์ของคุณ
- **อีเมล** เราเก็บไว้หนึ่งปีว่าอีเมลแต่ละฉบับที่ส่งถึงคุณเป็นประเภทใดและส่งสำเร็จหรือไม่ หากอีเมลถูกตีกลับหรือถูกแจ้งว่าเป็นสแปม เราจะหยุดส่ง และเก็บรหัสที่สร้างจากอีเมลของคุณไว้ไม่เกินหนึ่งปี'),
    '- **รายการที่บันทึก การค้นหาที่บันทึก และกิจกรรมล่าสุด**',
    '- **รายการที่บันทึก การค้นหาที่บันทึก และกิจกรรมในหนึ่งปีล่าสุด**'),
    'สำเนาสำรองจะถูกเขียนทับไปตามเวลา',
    'สำเนาสำรองจะถูกเขียนทับไปตามเวลา บันทึกของเซิร์ฟเวอร์เก็บเฉพาะข้อผิดพลาด โดยไม่มีอีเมลของใคร'),
  body_id = replace(replace(replace(replace(body_id,
    'selama proses itu ada cookie yang berlaku sepuluh menit.',
    'selama proses itu ada cookie yang berlaku sepuluh menit. Jika Anda tidak mengonfirmasi alamat email, kami menghapus akun itu setelah 30 hari.'),
    'sampai Anda keluar. Sesinya sendiri disimpan di browser Anda.',
    'sampai Anda keluar atau tidak memakainya selama setahun. Sesinya sendiri disimpan di browser Anda.
- **Email**: selama setahun, jenis setiap email yang kami kirim kepada Anda dan apakah terkirim. Jika email kembali atau dilaporkan sebagai spam, kami berhenti mengirim dan menyimpan, paling lama setahun, kode yang dibuat dari alamat Anda.'),
    '- **Item tersimpan, pencarian tersimpan, dan aktivitas terbaru.**',
    '- **Item tersimpan, pencarian tersimpan, dan aktivitas setahun terakhir.**'),
    'Cadangan data tertimpa seiring waktu.',
    'Cadangan data tertimpa seiring waktu. Log server hanya mencatat kegagalan, tanpa alamat email.')
where slug = 'privacy'
  and not exists (select from desk.revisions r where r.document_id = site_pages.id);
