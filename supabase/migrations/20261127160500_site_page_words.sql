-- As 20261127160000 in English: what the pages in Chinese, Vietnamese and Thai said and no longer holds.
update public.site_pages set
  body_zh = replace(body_zh,
    '文章、摘要和译文由人工智能生成，每个页面都会注明。',
    '文章、摘要和译文由人工智能生成，文中另有说明的除外；两者的区别见[我们如何制作新闻](/how-we-make-news)。'),
  body_vi = replace(body_vi,
    'Bài viết, tóm tắt và bản dịch do trí tuệ nhân tạo tạo ra, và trang nào cũng nói rõ điều đó.',
    'Bài viết, tóm tắt và bản dịch do trí tuệ nhân tạo tạo ra, trừ khi bài ghi khác; trang [chúng tôi làm tin như thế nào](/how-we-make-news) giải thích sự khác nhau.'),
  body_th = replace(body_th,
    'บทความ บทสรุป และคำแปลสร้างด้วยปัญญาประดิษฐ์ และเราบอกไว้ในทุกหน้า',
    'บทความ บทสรุป และคำแปลสร้างด้วยปัญญาประดิษฐ์ เว้นแต่บทความจะระบุเป็นอย่างอื่น อ่านความแตกต่างได้ที่[เราทำข่าวอย่างไร](/how-we-make-news)')
where slug = 'about';

update public.site_pages set
  body_zh = replace(body_zh,
    '其他内容请发邮件至 {mailbox}，告诉我们是哪个页面、哪里有误、正确的内容是什么。我们会核查每一项请求，并',
    '其他内容请点按该页面底部的“纠错”，告诉我们哪里有误、正确的内容是什么，无需账户。我们会核查每一条反馈，并'),
  body_vi = replace(body_vi,
    'Với những nội dung khác, hãy gửi email tới {mailbox}. Cho chúng tôi biết đó là trang nào, sai ở đâu và thông tin đúng là gì. Chúng tôi kiểm tra mọi yêu cầu',
    'Với những nội dung khác, hãy nhấn “Báo lỗi” ở cuối trang đó và cho chúng tôi biết sai ở đâu, thông tin đúng là gì. Bạn không cần có tài khoản. Chúng tôi kiểm tra mọi phản ánh'),
  body_th = replace(body_th,
    'สำหรับเรื่องอื่น โปรดเขียนถึง {mailbox} บอกเราว่าเป็นหน้าใด อะไรผิด และข้อมูลที่ถูกคืออะไร เราตรวจสอบทุกคำขอ',
    'สำหรับเรื่องอื่น กด “แจ้งข้อผิดพลาด” ท้ายหน้านั้น แล้วบอกเราว่าอะไรผิดและข้อมูลที่ถูกคืออะไร ไม่ต้องมีบัญชี เราตรวจสอบทุกเรื่องที่แจ้ง')
where slug = 'contact';

update public.site_pages set
  body_zh = replace(body_zh,
    '保留 90 天，让我们知道还缺少什么。',
    '保留 90 天，让我们知道还缺少什么。

如果您报告错误，可以留下邮箱。我们只用它回复您，并在回复 90 天后删除。'),
  body_vi = replace(body_vi,
    'nhờ đó chúng tôi biết còn thiếu gì.',
    'nhờ đó chúng tôi biết còn thiếu gì.

Khi báo lỗi, bạn có thể để lại địa chỉ email. Chúng tôi chỉ dùng nó để trả lời bạn và xóa sau khi trả lời 90 ngày.'),
  body_th = replace(body_th,
    'เพื่อให้เรารู้ว่ายังขาดอะไร',
    'เพื่อให้เรารู้ว่ายังขาดอะไร

เมื่อแจ้งข้อผิดพลาด คุณฝากที่อยู่อีเมลไว้ได้ เราใช้เพื่อตอบคุณเท่านั้น และลบหลังตอบ 90 วัน')
where slug = 'privacy';
