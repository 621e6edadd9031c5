-- Without an operator's mailbox About led to Contact and Contact back to About: now one can write to us
-- there. And the page on how news is made says what the legal disclaimer says (docs/spec.md, section 1).
-- What staff have changed stays.

update public.site_pages set
  body = replace(replace(body,
    '## Who runs it',
    '## Get in touch'),
    'How to reach us is on the [contact page](/contact).',
    'Corrections, questions and everything else: write to us on the [contact page](/contact).'),
  body_id = replace(replace(body_id,
    '## Siapa pengelolanya',
    '## Hubungi kami'),
    'Cara menghubungi kami ada di [halaman kontak](/contact).',
    'Koreksi, pertanyaan, dan hal lainnya: sampaikan lewat [halaman kontak](/contact).'),
  body_vi = replace(replace(body_vi,
    '## Ai vận hành',
    '## Liên hệ với chúng tôi'),
    'Cách liên hệ với chúng tôi có ở [trang liên hệ](/contact).',
    'Đính chính, câu hỏi và mọi việc khác: hãy viết cho chúng tôi ở [trang liên hệ](/contact).'),
  body_th = replace(replace(body_th,
    '## ผู้ดำเนินการ',
    '## ติดต่อเรา'),
    'ช่องทางติดต่อเราอยู่ที่[หน้าติดต่อ](/contact)',
    'แจ้งแก้ไข สอบถาม และเรื่องอื่น ๆ เขียนถึงเราได้ที่[หน้าติดต่อ](/contact)'),
  body_zh = replace(replace(body_zh,
    '## 谁在运营',
    '## 联系方式'),
    '联系方式请见[联系我们](/contact)。',
    '更正、咨询及其他事宜，请在[联系我们](/contact)页面留言。')
where slug = 'about';

update public.site_pages set
  body = replace(body,
    'The questions we are asked most are answered on the pages [About](/about), [Privacy](/privacy) and [Terms](/terms).',
    '[Send us a message](/report): choose “Something else”, and leave your email if you’d like an answer. A person reads every message.'),
  body_id = replace(body_id,
    'Pertanyaan yang paling sering diajukan terjawab di halaman [Tentang](/about), [Privasi](/privacy), dan [Ketentuan](/terms).',
    '[Kirim pesan kepada kami](/report): pilih “Lainnya”, dan tinggalkan email jika Anda ingin dibalas. Setiap pesan dibaca oleh orang.'),
  body_vi = replace(body_vi,
    'Những câu hỏi thường gặp nhất đã được trả lời ở các trang [Giới thiệu](/about), [Quyền riêng tư](/privacy) và [Điều khoản](/terms).',
    '[Gửi tin nhắn cho chúng tôi](/report): chọn “Phần khác” và để lại email nếu bạn muốn được trả lời. Mọi tin nhắn đều có người đọc.'),
  body_th = replace(body_th,
    'คำถามที่พบบ่อยมีคำตอบในหน้า[เกี่ยวกับเรา](/about) [ความเป็นส่วนตัว](/privacy) และ[ข้อกำหนด](/terms)',
    '[ส่งข้อความถึงเรา](/report) เลือก “อื่น ๆ” และใส่อีเมลไว้หากต้องการคำตอบ มีคนอ่านทุกข้อความ'),
  body_zh = replace(body_zh,
    '常见问题的答案请见[关于](/about)、[隐私](/privacy)和[条款](/terms)。',
    '[给我们留言](/report)：选择“其他”，如需回复请留下邮箱。每条留言都有人阅读。')
where slug = 'contact';

update public.site_pages set
  body = replace(body,
    'Every article on Benih says at the top who made it and what it’s based on.',
    'Benih is made with artificial intelligence, unless an article says otherwise: each one says at the top who made it and what it’s based on.'),
  body_id = replace(body_id,
    'Setiap artikel di Benih menyebut di bagian atas siapa yang membuatnya dan apa dasarnya.',
    'Benih dibuat dengan kecerdasan buatan, kecuali sebuah artikel menyebut lain: setiap artikel menyebut di bagian atas siapa yang membuatnya dan apa dasarnya.'),
  body_vi = replace(body_vi,
    'Mỗi bài trên Benih đều ghi ngay ở đầu ai làm ra bài và bài dựa vào đâu.',
    'Nội dung trên Benih do trí tuệ nhân tạo tạo ra, trừ khi bài ghi khác: mỗi bài đều ghi ngay ở đầu ai làm ra bài và bài dựa vào đâu.'),
  body_th = replace(body_th,
    'ทุกบทความบน Benih บอกไว้ที่หัวบทความว่าใครทำและอ้างอิงจากอะไร',
    'เนื้อหาบน Benih สร้างด้วยปัญญาประดิษฐ์ เว้นแต่บทความจะระบุเป็นอย่างอื่น ทุกบทความบอกไว้ที่หัวบทความว่าใครทำและอ้างอิงจากอะไร'),
  body_zh = replace(body_zh,
    'Benih 的每篇文章都会在开头写明由谁制作、依据什么。',
    '除非文中另有说明，Benih 的内容由人工智能生成：每篇文章都会在开头写明由谁制作、依据什么。')
where slug = 'how-we-make-news';
