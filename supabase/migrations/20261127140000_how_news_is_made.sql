-- How each article came to be, for readers, search engines and whoever reads the data: its words were put
-- together by our own program from our own rows, written by a language model, or by a person; and whether a
-- person has checked it.
alter table public.news
  add column made_by text not null default 'model' check (made_by in ('template', 'model', 'person')),
  add column checked_by text not null default 'none' check (checked_by in ('none', 'person'));

-- The sample content named reporters who do not exist.
update public.news set author = '' where is_sample;
update public.news set made_by = 'person' where author <> '';

-- What has an author was written by them: other programs that add articles need not know of the column.
create function internal.author_made_it() returns trigger language plpgsql as $$
begin
  new.made_by := 'person';
  return new;
end
$$;
create trigger news_author_made_it before insert or update of author, made_by on public.news
  for each row when (new.author <> '' and new.made_by <> 'person')
  execute function internal.author_made_it();

-- What the desk has adopted of published articles knows it, too.
update desk.documents d set content = d.content || jsonb_build_object('madeBy', n.made_by, 'isChecked', false)
  from public.news n where n.id = d.id and d.kind = 'article';

-- The page that tells readers what the byline means; staff write it, as the others.
alter table public.site_pages drop constraint site_pages_slug_check;
alter table public.site_pages add constraint site_pages_slug_check
  check (slug in ('about', 'contact', 'privacy', 'terms', 'how-we-make-news'));
insert into public.site_pages (slug, id, title, body, title_zh, body_zh, title_vi, body_vi, title_th, body_th, title_id, body_id)
values ('how-we-make-news', '0b5e1f00-0000-4000-8000-000000000005',
'How we make news',
$page$Every article on Benih says at the top who made it and what it’s based on. This page explains what those words mean.

## Three ways an article is made

- **Put together by software.** Our own program turns data from our funding tracker and directories into sentences. No language model is involved. Each figure links to the data it was counted from.
- **Written by AI.** A language model writes from the sources listed with the article, and takes facts only from them.
- **Written by a person.** The article carries that person’s name, or the newsroom’s. We don’t invent names.

“Checked by an editor” means that a person has read the article against its sources before you did. If you don’t see it, nobody has.

## What we do with sources

We name the publisher and address of each source. We take facts from it, link to it, and quote one short sentence at most. We don’t publish a reworded copy of somebody else’s article.

## Translations

Articles appear in five languages. Translations are also made by AI unless the article says otherwise. If a translation and its original differ, the original counts. An article that isn’t translated yet is shown in the original language.

## Paid content

Articles in “Branded” are paid for by the company they feature, and say so.

## When we get it wrong

Press “Report a mistake” below an article. We check every report. We correct mistakes in the text, and a dated note below the article says what changed.

You can also write to {mailbox}.

What you can rely on, and what you should check for yourself, is in the [legal disclaimer](/legal-disclaimer).$page$,
'我们如何制作新闻',
$page$Benih 的每篇文章都会在开头写明由谁制作、依据什么。本页说明这些字样的含义。

## 文章的三种制作方式

- **由程序生成**：我们的程序把本站融资追踪和名录中的数据写成句子，不经过语言模型。每个数字都链接到它所依据的数据。
- **由 AI 撰写**：语言模型根据文中列出的来源撰写，事实只能出自这些来源。
- **由人撰写**：这类文章会署上作者的姓名，或署名编辑部。我们不虚构作者。

“已由编辑核对”表示在您读到之前，已有人对照来源读过全文。没有这句话，就表示没有人核对过。

## 我们如何使用来源

我们列出每个来源的发布机构和网址，从中采用事实并附上链接，最多引用一句短句。我们不会把别人的文章换个说法再发布。

## 译文

文章以五种语言发布。除非文中另有说明，译文同样由 AI 生成。译文与原文不一致时，以原文为准。尚未翻译的文章以原文显示。

## 付费内容

“品牌内容”栏目的文章由文中的企业付费，并会注明。

## 如果我们写错了

请点按文章下方的“纠错”。我们会核实每一条反馈，在正文中改正错误，并在文章下方注明日期和改动内容。

您也可以发邮件至 {mailbox}。

哪些内容可以参考、哪些需要您自行核实，请见[免责声明](/legal-disclaimer)。$page$,
'Chúng tôi làm tin như thế nào',
$page$Mỗi bài trên Benih đều ghi ngay ở đầu ai làm ra bài và bài dựa vào đâu. Trang này giải thích những dòng ghi chú đó.

## Ba cách làm ra một bài

- **Phần mềm tự soạn.** Chương trình của chúng tôi chuyển số liệu trong mục Theo dõi gọi vốn và danh bạ của Benih thành câu chữ, không có mô hình ngôn ngữ nào tham gia. Mỗi con số đều dẫn tới dữ liệu dùng để tính ra con số đó.
- **Do AI viết.** Mô hình ngôn ngữ viết dựa trên các nguồn được liệt kê trong bài. Dữ kiện chỉ được lấy từ những nguồn đó.
- **Do người viết.** Khi đó bài ghi tên người viết hoặc ban biên tập. Chúng tôi không bịa tên.

“Biên tập viên đã kiểm tra” nghĩa là trước khi đến với bạn, bài đã được một người đọc và đối chiếu với các nguồn. Không có dòng này nghĩa là chưa ai làm việc đó.

## Chúng tôi dùng nguồn ra sao

Mỗi nguồn đều được ghi rõ nơi đăng và địa chỉ. Chúng tôi lấy dữ kiện, dẫn liên kết và trích nhiều nhất một câu ngắn. Chúng tôi không viết lại bài của người khác để đăng.

## Bản dịch

Bài viết được đăng bằng năm ngôn ngữ. Bản dịch cũng do AI thực hiện, trừ khi bài ghi khác. Nếu bản dịch và bản gốc khác nhau, bản gốc là căn cứ. Bài chưa dịch được hiển thị bằng ngôn ngữ gốc.

## Nội dung trả phí

Bài trong mục “Nội dung tài trợ” do công ty được nhắc đến trả tiền, và bài luôn ghi rõ điều đó.

## Khi chúng tôi sai

Hãy nhấn “Báo lỗi” bên dưới bài. Chúng tôi kiểm tra mọi phản ánh. Chỗ sai được sửa ngay trong bài, kèm một ghi chú có ngày tháng bên dưới nói rõ đã sửa gì.

Bạn cũng có thể gửi email tới {mailbox}.

Những gì bạn có thể tin và những gì nên tự kiểm tra có trong [tuyên bố miễn trừ trách nhiệm](/legal-disclaimer).$page$,
'เราทำข่าวอย่างไร',
$page$ทุกบทความบน Benih บอกไว้ที่หัวบทความว่าใครทำและอ้างอิงจากอะไร หน้านี้อธิบายความหมายของข้อความเหล่านั้น

## บทความเกิดขึ้นได้สามทาง

- **เรียบเรียงโดยโปรแกรม** โปรแกรมของเรานำข้อมูลจากตัวติดตามการระดมทุนและไดเรกทอรีของเราเองมาเรียงเป็นประโยค โดยไม่ใช้โมเดลภาษา ตัวเลขทุกตัวลิงก์ไปยังข้อมูลที่ใช้นับ
- **เขียนโดย AI** โมเดลภาษาเขียนจากแหล่งข่าวที่ระบุไว้ในบทความ และใช้ข้อเท็จจริงได้จากแหล่งเหล่านั้นเท่านั้น
- **เขียนโดยคน** บทความจะลงชื่อผู้เขียนหรือกองบรรณาธิการ เราไม่แต่งชื่อขึ้นเอง

“บรรณาธิการตรวจแล้ว” หมายความว่ามีคนอ่านบทความเทียบกับแหล่งข่าวก่อนถึงมือคุณ ถ้าไม่มีข้อความนี้ แปลว่ายังไม่มีใครตรวจ

## เราใช้แหล่งข่าวอย่างไร

เราระบุผู้เผยแพร่และที่อยู่ของทุกแหล่งข่าว นำข้อเท็จจริงมาใช้พร้อมลิงก์ และยกข้อความมาอ้างไม่เกินหนึ่งประโยคสั้น ๆ เราไม่นำบทความของผู้อื่นมาเรียบเรียงถ้อยคำใหม่แล้วเผยแพร่

## คำแปล

บทความเผยแพร่ในห้าภาษา คำแปลทำโดย AI เช่นกัน เว้นแต่บทความจะระบุเป็นอย่างอื่น หากคำแปลกับต้นฉบับต่างกัน ให้ยึดต้นฉบับ บทความที่ยังไม่แปลจะแสดงเป็นภาษาต้นฉบับ

## เนื้อหาที่เราได้รับค่าตอบแทน

บทความในหมวด “เนื้อหาสนับสนุน” บริษัทที่เป็นหัวข้อของบทความเป็นผู้จ่ายเงิน และบทความจะระบุไว้ชัดเจน

## เมื่อเราทำผิดพลาด

กด “แจ้งข้อผิดพลาด” ใต้บทความ เราตรวจสอบทุกเรื่องที่แจ้ง แก้ส่วนที่ผิดในเนื้อหา และลงหมายเหตุพร้อมวันที่ใต้บทความว่าแก้อะไรไป

หรือเขียนถึงเราที่ {mailbox}

สิ่งที่คุณเชื่อถือได้และสิ่งที่ควรตรวจสอบเองอยู่ใน[ข้อจำกัดความรับผิดชอบ](/legal-disclaimer)$page$,
'Cara kami membuat berita',
$page$Setiap artikel di Benih menyebut di bagian atas siapa yang membuatnya dan apa dasarnya. Halaman ini menjelaskan arti keterangan itu.

## Tiga cara artikel dibuat

- **Disusun program.** Program kami mengubah data dari pelacak pendanaan dan direktori Benih menjadi kalimat, tanpa model bahasa. Setiap angka tertaut ke data yang menjadi dasarnya.
- **Ditulis AI.** Model bahasa menulis berdasarkan sumber yang tercantum di artikel. Fakta hanya boleh diambil dari sumber tersebut.
- **Ditulis manusia.** Artikelnya mencantumkan nama penulisnya atau redaksi. Kami tidak mengarang nama.

“Sudah diperiksa editor” berarti ada orang yang membaca artikel dan mencocokkannya dengan sumber sebelum Anda membacanya. Jika keterangan itu tidak ada, belum ada yang memeriksanya.

## Cara kami memakai sumber

Kami mencantumkan penerbit dan alamat setiap sumber. Kami mengambil faktanya, menautkannya, dan mengutip paling banyak satu kalimat pendek. Kami tidak menulis ulang artikel orang lain untuk diterbitkan.

## Terjemahan

Artikel tersedia dalam lima bahasa. Terjemahan juga dibuat dengan AI, kecuali disebutkan lain di artikelnya. Jika terjemahan dan naskah asli berbeda, naskah asli yang berlaku. Artikel yang belum diterjemahkan ditampilkan dalam bahasa aslinya.

## Konten berbayar

Artikel di kategori “Konten bersponsor” dibayar oleh perusahaan yang diberitakan, dan hal itu selalu disebutkan.

## Jika kami salah

Tekan “Laporkan kesalahan” di bawah artikel. Kami memeriksa setiap laporan. Bagian yang salah diperbaiki di dalam teks, dan catatan bertanggal di bawah artikel menyebut apa yang berubah.

Anda juga bisa mengirim email ke {mailbox}.

Apa yang dapat Anda andalkan dan apa yang perlu Anda periksa sendiri ada di [penafian hukum](/legal-disclaimer).$page$);
