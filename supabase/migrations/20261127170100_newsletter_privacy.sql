-- The page on privacy says what is kept of those who get the week's news by email.
update public.site_pages set
  body = replace(body,
    'We use it only to answer you and delete it 90 days after we do.',
    'We use it only to answer you and delete it 90 days after we do.

If you ask for [the week by email](/newsletter), we keep your address, your language and, for a year, a record of which weeks we sent you. We send nothing else to that address, and we don’t track whether you open an email or follow its links. If you don’t confirm the address, we delete it after 7 days; if you unsubscribe, we delete it right away.'),
  body_zh = replace(body_zh,
    '我们只用它回复您，并在回复 90 天后删除。',
    '我们只用它回复您，并在回复 90 天后删除。

如果您订阅[每周邮件](/newsletter)，我们会保存您的邮箱和语言；发送过哪几期的记录保存一年。这个邮箱不会收到其他内容，我们也不追踪您是否打开邮件或点按其中的链接。未确认的邮箱 7 天后删除；您退订后，邮箱会立即删除。'),
  body_vi = replace(body_vi,
    'Chúng tôi chỉ dùng nó để trả lời bạn và xóa sau khi trả lời 90 ngày.',
    'Chúng tôi chỉ dùng nó để trả lời bạn và xóa sau khi trả lời 90 ngày.

Nếu bạn đăng ký [bản tin tuần](/newsletter), chúng tôi lưu địa chỉ email, ngôn ngữ và, trong một năm, danh sách các kỳ bản tin đã gửi cho bạn. Chúng tôi không gửi gì khác tới địa chỉ đó và không theo dõi việc bạn mở email hay nhấn liên kết. Địa chỉ chưa xác nhận bị xóa sau 7 ngày; khi bạn hủy đăng ký, địa chỉ bị xóa ngay.'),
  body_th = replace(body_th,
    'เราใช้เพื่อตอบคุณเท่านั้น และลบหลังตอบ 90 วัน',
    'เราใช้เพื่อตอบคุณเท่านั้น และลบหลังตอบ 90 วัน

หากคุณขอรับ[ข่าวประจำสัปดาห์ทางอีเมล](/newsletter) เราเก็บที่อยู่อีเมลและภาษาของคุณ ส่วนบันทึกว่าส่งฉบับใดให้คุณบ้าง เราเก็บไว้หนึ่งปี เราไม่ส่งอย่างอื่นไปที่อีเมลนั้น และไม่ติดตามว่าคุณเปิดอีเมลหรือกดลิงก์หรือไม่ หากคุณไม่ยืนยันที่อยู่อีเมล เราจะลบหลังครบ 7 วัน หากคุณยกเลิกรับ เราจะลบทันที'),
  body_id = replace(body_id,
    'Kami memakainya hanya untuk menjawab Anda dan menghapusnya 90 hari setelah itu.',
    'Kami memakainya hanya untuk menjawab Anda dan menghapusnya 90 hari setelah itu.

Jika Anda meminta [rangkuman mingguan lewat email](/newsletter), kami menyimpan alamat email, bahasa, dan, selama setahun, edisi mana saja yang kami kirim kepada Anda. Kami tidak mengirim hal lain ke alamat itu dan tidak melacak apakah Anda membuka email atau tautannya. Alamat yang tidak dikonfirmasi kami hapus setelah 7 hari; jika Anda berhenti berlangganan, kami langsung menghapusnya.')
where slug = 'privacy';
