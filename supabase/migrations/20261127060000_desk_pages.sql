-- Pages of the site that staff write: what it is, how to reach it, what it keeps, what is agreed.
create table public.site_pages (
  -- Its address; each has a route of its own.
  slug text primary key check (slug in ('about', 'contact', 'privacy', 'terms')),
  -- Also the id of its document at the desk.
  id uuid not null unique default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and length(title) <= 200),
  title_zh text check (length(title_zh) <= 200),
  title_vi text check (length(title_vi) <= 200),
  title_th text check (length(title_th) <= 200),
  title_id text check (length(title_id) <= 200),
  -- Markdown.
  body text not null check (btrim(body) <> '' and length(body) <= 50000),
  body_zh text check (length(body_zh) <= 50000),
  body_vi text check (length(body_vi) <= 50000),
  body_th text check (length(body_th) <= 50000),
  body_id text check (length(body_id) <= 50000),
  -- As of all that staff write.
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);
create trigger site_pages_touch before update on public.site_pages
  for each row execute function internal.touch_updated_at();
create trigger site_pages_announce after insert or update or delete or truncate on public.site_pages
  for each statement execute function internal.announce_content();
create trigger site_pages_noted after insert or update or delete on public.site_pages
  for each row execute function desk.note_row('slug');

alter table public.site_pages enable row level security;
create policy "Everybody reads the pages of the site" on public.site_pages
  for select to anon, authenticated using (true);
create policy "Staff read the pages of the site" on public.site_pages for select to desk_staff
  using (desk.may('read'));
create policy "Publishers change the pages of the site" on public.site_pages for update to desk_staff
  using (desk.may('publish')) with check (desk.may('publish'));
revoke all on public.site_pages from anon, authenticated;
grant select on public.site_pages to anon, authenticated;
grant all on public.site_pages to service_role;
grant select, update on public.site_pages to desk_staff;

-- Pages show the operator's name, address and mailbox: they are made anew when these change.
create trigger settings_announce after insert or update or delete on desk.settings
  for each statement execute function internal.announce_content();

-- Searches that found nothing, by words and day: nothing says whose they were.
create table desk.empty_searches (
  day date,
  query text check (length(query) between 1 and 100),
  times int not null check (times > 0),
  primary key (day, query)
);
alter table desk.empty_searches enable row level security;
create policy "Staff read which searches found nothing" on desk.empty_searches for select to desk_staff
  using (desk.may('read'));
grant select on desk.empty_searches to desk_staff;

-- The dashboard asks for the last two weeks of each.
create index runs_created_idx on public.runs (created_at);
create index account_activity_created_idx on public.account_activity (created_at);
create index credit_entries_created_idx on public.credit_entries (created_at, kind);
create index model_calls_created_idx on public.model_calls (created_at);

-- A first draft of each, true to what the product does. A line that names {name}, {address} or
-- {mailbox} is shown only where the operator has set it.

insert into public.site_pages (slug, id, title, body, title_zh, body_zh, title_vi, body_vi, title_th, body_th, title_id, body_id)
values ('about', '0b5e1f00-0000-4000-8000-000000000001', 'About Benih',
$page$Benih follows young companies in Southeast Asia: who they are, who funds them, and what happens next. “Benih” is the Indonesian and Malay word for a seed.

## What you find here

- **News** about startups and the people who fund them, in English, 中文, Tiếng Việt, ไทย and Bahasa Indonesia.
- **Two directories**, of startups and of investors, which you can search and filter without an account.
- **A funding tracker**: how many rounds, how much money and how hard it is to raise, by country and stage, with [the method behind the index](/funding-tracker/method).
- **Services for members**: a pitch deck review, a profile check before you publish, and smart match between startups and investors. They cost credits; [the prices](/pricing) are public.

## How it is made

The articles, summaries and translations are generated with artificial intelligence, and we say so on every page. Reviews, scores and matches are automated opinions: useful as a second pair of eyes, never a promise of funding. What you can rely on, and what to check for yourself, is in the [legal disclaimer](/legal-disclaimer).

When something is wrong, we correct it where readers can see it.

## Who runs it

Benih is run by {name}.

{address}

How to reach us is on the [contact page](/contact).$page$,
'关于 Benih',
$page$Benih 关注东南亚的年轻企业：它们是谁，谁在投资它们，接下来又发生了什么。“Benih”在印尼语和马来语中意为“种子”。

## 您可以在这里找到

- **新闻**：初创企业与投资机构的动态，提供 English、中文、Tiếng Việt、ไทย 和 Bahasa Indonesia 五种语言。
- **两个名录**：初创企业与投资机构，无需账户即可搜索和筛选。
- **融资追踪**：按国家／地区和轮次查看融资笔数、金额与融资难度，并公开[指数的算法](/funding-tracker/method)。
- **会员服务**：商业计划书评审、发布前的资料审核，以及初创企业与投资机构之间的智能匹配。这些服务使用积分，[价格](/pricing)公开。

## 内容如何产生

文章、摘要和译文由人工智能生成，每个页面都会注明。评审、评分和匹配是自动生成的意见：可以当作另一双眼睛，但不代表一定获得融资。哪些内容可以参考、哪些需要您自行核实，请见[免责声明](/legal-disclaimer)。

内容有误时，我们会在读者看得到的地方更正。

## 谁在运营

Benih 由 {name} 运营。

{address}

联系方式请见[联系我们](/contact)。$page$,
'Về Benih',
$page$Benih theo dõi các công ty trẻ ở Đông Nam Á: họ là ai, ai rót vốn cho họ và chuyện gì xảy ra tiếp theo. “Benih” trong tiếng Indonesia và tiếng Mã Lai nghĩa là “hạt giống”.

## Bạn tìm thấy gì ở đây

- **Tin tức** về startup và những người rót vốn, bằng English, 中文, Tiếng Việt, ไทย và Bahasa Indonesia.
- **Hai danh bạ** startup và nhà đầu tư, tìm và lọc được mà không cần tài khoản.
- **Theo dõi gọi vốn**: bao nhiêu vòng, bao nhiêu tiền và gọi vốn khó đến đâu, theo từng thị trường và giai đoạn, kèm [cách tính chỉ số](/funding-tracker/method).
- **Dịch vụ cho thành viên**: đánh giá pitch deck, kiểm duyệt hồ sơ trước khi đăng và kết nối thông minh giữa startup với nhà đầu tư. Các dịch vụ này dùng credit; [bảng giá](/pricing) được công khai.

## Nội dung được tạo ra thế nào

Bài viết, tóm tắt và bản dịch do trí tuệ nhân tạo tạo ra, và trang nào cũng nói rõ điều đó. Đánh giá, điểm số và kết quả kết nối là nhận định tự động: hữu ích như một góc nhìn thứ hai, không phải lời hứa sẽ gọi được vốn. Bạn có thể tin vào điều gì và nên tự kiểm chứng điều gì, xem [tuyên bố miễn trừ trách nhiệm](/legal-disclaimer).

Khi có sai sót, chúng tôi đính chính ở nơi bạn đọc nhìn thấy.

## Ai vận hành

Benih do {name} vận hành.

{address}

Cách liên hệ với chúng tôi có ở [trang liên hệ](/contact).$page$,
'เกี่ยวกับ Benih',
$page$Benih ติดตามบริษัทเกิดใหม่ในเอเชียตะวันออกเฉียงใต้ ว่าเป็นใคร ใครให้ทุน และเกิดอะไรขึ้นต่อจากนั้น คำว่า “Benih” ในภาษาอินโดนีเซียและมลายูแปลว่า “เมล็ดพันธุ์”

## สิ่งที่คุณจะพบที่นี่

- **ข่าว** เกี่ยวกับสตาร์ทอัพและผู้ให้ทุน เป็นภาษา English, 中文, Tiếng Việt, ไทย และ Bahasa Indonesia
- **รายชื่อสองชุด** ของสตาร์ทอัพและนักลงทุน ค้นหาและกรองได้โดยไม่ต้องมีบัญชี
- **ตัวติดตามการระดมทุน** มีกี่รอบ เงินเท่าไร และระดมทุนยากแค่ไหน แยกตามประเทศและระยะ พร้อม[วิธีคำนวณดัชนี](/funding-tracker/method)
- **บริการสำหรับสมาชิก** รีวิวพิตช์เด็ค การตรวจสอบโปรไฟล์ก่อนเผยแพร่ และจับคู่อัจฉริยะระหว่างสตาร์ทอัพกับนักลงทุน บริการเหล่านี้ใช้เครดิต โดย[ราคา](/pricing)เปิดเผยต่อสาธารณะ

## เนื้อหาสร้างขึ้นอย่างไร

บทความ บทสรุป และคำแปลสร้างด้วยปัญญาประดิษฐ์ และเราบอกไว้ในทุกหน้า การรีวิว คะแนน และการจับคู่เป็นความเห็นจากระบบอัตโนมัติ มีประโยชน์ในฐานะอีกมุมมองหนึ่ง แต่ไม่ใช่คำสัญญาว่าจะได้เงินทุน สิ่งใดเชื่อถือได้และสิ่งใดควรตรวจสอบเอง อ่านได้ใน[ข้อจำกัดความรับผิดชอบ](/legal-disclaimer)

เมื่อมีข้อผิดพลาด เราแก้ไขในจุดที่ผู้อ่านมองเห็น

## ผู้ดำเนินการ

Benih ดำเนินการโดย {name}

{address}

ช่องทางติดต่อเราอยู่ที่[หน้าติดต่อ](/contact)$page$,
'Tentang Benih',
$page$Benih mengikuti perusahaan muda di Asia Tenggara: siapa mereka, siapa yang mendanai, dan apa yang terjadi selanjutnya. Namanya berasal dari kata benih: yang kecil, yang ditanam, yang tumbuh.

## Apa yang ada di sini

- **Berita** tentang startup dan para pendananya, dalam English, 中文, Tiếng Việt, ไทย, dan Bahasa Indonesia.
- **Dua direktori**, startup dan investor, yang bisa Anda cari dan saring tanpa akun.
- **Pelacak pendanaan**: berapa putaran, berapa dananya, dan seberapa sulit menggalang dana, menurut negara dan tahap, lengkap dengan [cara indeks dihitung](/funding-tracker/method).
- **Layanan untuk anggota**: ulasan pitch deck, pemeriksaan profil sebelum dipublikasikan, dan pencocokan pintar antara startup dan investor. Layanan ini memakai kredit; [harganya](/pricing) terbuka.

## Bagaimana isinya dibuat

Artikel, ringkasan, dan terjemahan dibuat dengan kecerdasan buatan, dan setiap halaman mengatakannya. Ulasan, skor, dan pencocokan adalah pendapat otomatis: berguna sebagai sudut pandang kedua, bukan janji pendanaan. Apa yang bisa diandalkan dan apa yang sebaiknya Anda periksa sendiri ada di [penafian hukum](/legal-disclaimer).

Bila ada yang keliru, kami mengoreksinya di tempat yang terlihat pembaca.

## Siapa pengelolanya

Benih dikelola oleh {name}.

{address}

Cara menghubungi kami ada di [halaman kontak](/contact).$page$);

insert into public.site_pages (slug, id, title, body, title_zh, body_zh, title_vi, body_vi, title_th, body_th, title_id, body_id)
values ('contact', '0b5e1f00-0000-4000-8000-000000000002', 'Contact',
$page$The fastest way depends on what you need.

## Something is wrong on a page

If it is about your own company, sign in and change your profile, or unpublish your page, anytime in [your account](/profile).

For anything else, write to {mailbox}. Tell us which page it is on, what is wrong and what is right. We check every request and correct mistakes where readers can see it.

## Your account

- Password, email address, two-step sign-in, mails and devices: [Settings](/settings).
- A copy of everything we keep about you, and deleting your account: also in [Settings](/settings).
- Credits, invoices and plans: [Credits](/credits).
- Can’t sign in? [Set a new password](/auth).

## Press, partners and everything else

Write to {mailbox}. Writing in any of our five languages is fine.

The questions we are asked most are answered on the pages [About](/about), [Privacy](/privacy) and [Terms](/terms).

{name}

{address}$page$,
'联系我们',
$page$最快的方式取决于您需要什么。

## 页面内容有误

如果与贵公司有关，请登录[您的账户](/profile)，随时修改资料或撤下页面。

其他内容请发邮件至 {mailbox}，告诉我们是哪个页面、哪里有误、正确的内容是什么。我们会核查每一项请求，并在读者看得到的地方更正。

## 您的账户

- 密码、邮箱、两步验证、邮件和登录设备：[设置](/settings)。
- 下载我们保存的您的全部数据，或删除账户：同样在[设置](/settings)。
- 积分、发票和套餐：[积分](/credits)。
- 无法登录？[设置新密码](/auth)。

## 媒体、合作及其他事宜

请发邮件至 {mailbox}，五种语言均可。

常见问题的答案请见[关于](/about)、[隐私](/privacy)和[条款](/terms)。

{name}

{address}$page$,
'Liên hệ',
$page$Cách nhanh nhất tùy vào điều bạn cần.

## Có nội dung sai trên trang

Nếu liên quan đến công ty của bạn, hãy đăng nhập để sửa hồ sơ hoặc gỡ trang bất cứ lúc nào trong [tài khoản của bạn](/profile).

Với những nội dung khác, hãy gửi email tới {mailbox}. Cho chúng tôi biết đó là trang nào, sai ở đâu và thông tin đúng là gì. Chúng tôi kiểm tra mọi yêu cầu và đính chính ở nơi bạn đọc nhìn thấy.

## Tài khoản của bạn

- Mật khẩu, địa chỉ email, xác minh hai bước, email nhận được và thiết bị: [Cài đặt](/settings).
- Bản sao mọi dữ liệu chúng tôi lưu về bạn và việc xóa tài khoản: cũng ở [Cài đặt](/settings).
- Credit, hóa đơn và gói tháng: [Credit](/credits).
- Không đăng nhập được? [Đặt mật khẩu mới](/auth).

## Báo chí, đối tác và những việc khác

Hãy gửi email tới {mailbox}, bằng bất kỳ ngôn ngữ nào trong năm ngôn ngữ của chúng tôi.

Những câu hỏi thường gặp nhất đã được trả lời ở các trang [Giới thiệu](/about), [Quyền riêng tư](/privacy) và [Điều khoản](/terms).

{name}

{address}$page$,
'ติดต่อเรา',
$page$ช่องทางที่เร็วที่สุดขึ้นอยู่กับเรื่องของคุณ

## มีข้อมูลผิดในหน้าเว็บ

หากเกี่ยวกับบริษัทของคุณเอง โปรดเข้าสู่ระบบเพื่อแก้ไขโปรไฟล์หรือยกเลิกการเผยแพร่หน้าได้ทุกเมื่อใน[บัญชีของคุณ](/profile)

สำหรับเรื่องอื่น โปรดเขียนถึง {mailbox} บอกเราว่าเป็นหน้าใด อะไรผิด และข้อมูลที่ถูกคืออะไร เราตรวจสอบทุกคำขอและแก้ไขในจุดที่ผู้อ่านมองเห็น

## บัญชีของคุณ

- รหัสผ่าน ที่อยู่อีเมล การยืนยันสองขั้นตอน อีเมลที่ได้รับ และอุปกรณ์ อยู่ใน[การตั้งค่า](/settings)
- สำเนาข้อมูลทั้งหมดที่เราเก็บเกี่ยวกับคุณ และการลบบัญชี อยู่ใน[การตั้งค่า](/settings)เช่นกัน
- เครดิต ใบแจ้งหนี้ และแพ็กเกจรายเดือน อยู่ใน[เครดิต](/credits)
- เข้าสู่ระบบไม่ได้ใช่ไหม [ตั้งรหัสผ่านใหม่](/auth)

## สื่อ พันธมิตร และเรื่องอื่น

โปรดเขียนถึง {mailbox} ด้วยภาษาใดก็ได้ในห้าภาษาของเรา

คำถามที่พบบ่อยมีคำตอบในหน้า[เกี่ยวกับเรา](/about) [ความเป็นส่วนตัว](/privacy) และ[ข้อกำหนด](/terms)

{name}

{address}$page$,
'Kontak',
$page$Cara tercepat bergantung pada kebutuhan Anda.

## Ada yang keliru di sebuah halaman

Jika menyangkut perusahaan Anda sendiri, masuklah lalu ubah profil atau batalkan publikasi halaman Anda kapan saja di [akun Anda](/profile).

Untuk hal lain, kirim email ke {mailbox}. Beri tahu kami halamannya, apa yang keliru, dan apa yang benar. Kami memeriksa setiap permintaan dan mengoreksi kekeliruan di tempat yang terlihat pembaca.

## Akun Anda

- Kata sandi, alamat email, verifikasi dua langkah, email yang diterima, dan perangkat: [Pengaturan](/settings).
- Salinan semua data Anda yang kami simpan, dan penghapusan akun: juga di [Pengaturan](/settings).
- Kredit, faktur, dan paket: [Kredit](/credits).
- Tidak bisa masuk? [Buat kata sandi baru](/auth).

## Pers, mitra, dan hal lainnya

Kirim email ke {mailbox}, dalam salah satu dari lima bahasa kami.

Pertanyaan yang paling sering diajukan terjawab di halaman [Tentang](/about), [Privasi](/privacy), dan [Ketentuan](/terms).

{name}

{address}$page$);

insert into public.site_pages (slug, id, title, body, title_zh, body_zh, title_vi, body_vi, title_th, body_th, title_id, body_id)
values ('privacy', '0b5e1f00-0000-4000-8000-000000000003', 'Privacy',
$page$You can read Benih without an account, without advertising and without being followed by anybody. This page says what we keep, why, for how long, and how you get it back or have it deleted.

## When you only read

We set no cookie until you choose a language; then one, **benih_lang**, remembers it for a year. Your browser itself keeps your theme, your last six searches and the letters of our typeface. None of that is sent to us, and there are no advertising or analytics scripts on our pages.

Our server counts requests per network for about a minute, so that nobody can overload the site. Searches that find nothing are counted by their words and the day, without any link to a person, for 90 days: they show us what is missing.

## When you have an account

- **Account**: email address, a hash of your password (never the password), role and language. If you sign in with Google or Facebook, we receive your email address from them; a cookie lasts ten minutes while you do.
- **Devices**: when a session began, its network address and kind of browser, until you sign out. The session itself is kept in your browser.
- **Profile and files**: what you enter, your logo, deck and license. Decks and licenses are never public. What you have typed and not saved yet is kept in your browser and your account until you save or discard it.
- **Services**: the results of your reviews, publications and matches, your criteria and your introductions. Neither side of an introduction sees the other’s email address until both have accepted.
- **Saved items, searches and recent activity.**
- **Credits and invoices.** Stripe handles payments; we never see your card number.

## What is public

Your page, once you publish it, in five languages. Unpublish it and it is gone from our site; search engines may take longer.

## Artificial intelligence

Reviews and matches are made by rules on our own server or by a language model. A language model gets the visible text of the deck, in some setups also pictures of its pages, the public fields of your profile, your license and the description of your website without the local part of email addresses and long license numbers, and the criteria of who asks. It never gets your account’s name. A review without a model says so before you pay. No result has a legal effect on you: an unfavorable score or a rejected profile can be improved and tried again.

## Who else sees it

The people who run Benih, as far as they need it to help you or to keep the site safe; what they change is recorded. Stripe, if you buy credits; Google or Facebook, if you sign in with them; the provider of the language model, as described above; and whoever hosts our server and delivers our mails. We sell nothing about you.

## How long

As long as you have an account. If you delete it in [Settings](/settings), your page, profile, files, results, saved items and sessions are deleted right away and for good. Invoices and entries of the books stay, without your name, because accounting rules demand it. Backups are overwritten in time.

## Your rights

In [Settings](/settings) you can download everything we keep about you, correct it, choose which mails you get, and delete your account. Depending on where you live, the law gives you further rights, such as objecting or complaining to a data protection authority.

## Who is responsible

The operator of this site is responsible for your data.

{name}

{address}

Questions about your data: {mailbox}$page$,
'隐私',
$page$阅读 Benih 无需账户，没有广告，也没有任何人追踪您。本页说明我们保存什么、为什么保存、保存多久，以及您如何取回或删除。

## 仅浏览时

在您选择语言之前，我们不设置任何 Cookie；选择之后，只有一个名为 **benih_lang** 的 Cookie，用一年时间记住您的选择。您的浏览器会在本机保存主题、最近六次搜索和字体中的字形。这些都不会发送给我们，页面上也没有广告或分析脚本。

为防止有人使网站过载，服务器会按网络统计请求数，约一分钟后即清除。没有结果的搜索会按词语和日期计数，与任何人无关，保留 90 天，让我们知道还缺少什么。

## 拥有账户时

- **账户**：邮箱、密码的哈希值（从不保存密码本身）、角色和语言。如果您用 Google 或 Facebook 登录，我们会从对方收到您的邮箱；登录过程中会使用一个有效期十分钟的 Cookie。
- **登录设备**：登录时间、网络地址和浏览器类型，保存到您退出登录为止。登录状态本身保存在您的浏览器中。
- **资料与文件**：您填写的内容、标志、商业计划书和营业执照。计划书和执照从不公开。您填写但尚未保存的内容会保留在您的浏览器和账户中，直到您保存或放弃。
- **服务**：您的评审、发布和匹配结果，匹配条件以及引荐。在双方都同意之前，任何一方都看不到对方的邮箱。
- **收藏、保存的搜索和近期动态。**
- **积分与发票。** 付款由 Stripe 处理，我们看不到您的卡号。

## 哪些内容公开

您发布的页面，以五种语言显示。撤下之后，它会从本站消失；搜索引擎可能需要更长时间。

## 人工智能

评审和匹配由我们服务器上的规则或语言模型完成。语言模型会得到：计划书中可见的文字（某些配置下还包括页面图片），您资料中的公开字段、执照和网站简介（不含邮箱地址中 @ 之前的部分和执照中的长号码），以及提问方的匹配条件。它不会得到您的账户名称。不使用模型的评审会在付款前说明。任何结果对您都没有法律效力：分数不理想或资料未通过审核，都可以改进后再试。

## 还有谁能看到

运营 Benih 的人员，仅限于帮助您或保障网站安全所需，他们所做的更改都有记录；如果您购买积分，还有 Stripe；如果您用 Google 或 Facebook 登录，还有对方；语言模型的提供方，如上所述；以及托管我们服务器和发送邮件的服务商。我们不出售任何有关您的信息。

## 保存多久

只要您的账户存在。如果您在[设置](/settings)中删除账户，您的页面、资料、文件、结果、收藏和登录记录会立即永久删除。发票和账目按会计规定保留，但不含您的姓名。备份会逐步被覆盖。

## 您的权利

您可以在[设置](/settings)中下载我们保存的您的全部数据、更正数据、选择接收哪些邮件，以及删除账户。根据您所在地的法律，您还可能享有其他权利，例如提出异议或向数据保护机构投诉。

## 谁负责

本站运营方对您的数据负责。

{name}

{address}

有关您数据的问题：{mailbox}$page$,
'Quyền riêng tư',
$page$Bạn có thể đọc Benih mà không cần tài khoản, không có quảng cáo và không bị ai theo dõi. Trang này cho biết chúng tôi lưu gì, để làm gì, trong bao lâu, và bạn lấy lại hoặc xóa đi bằng cách nào.

## Khi bạn chỉ đọc

Chúng tôi không đặt cookie nào cho đến khi bạn chọn ngôn ngữ; khi đó chỉ có một cookie, **benih_lang**, ghi nhớ lựa chọn trong một năm. Trình duyệt của bạn tự giữ giao diện sáng tối, sáu lần tìm kiếm gần nhất và các nét chữ của trang. Không thông tin nào trong số đó được gửi cho chúng tôi, và trang không có mã quảng cáo hay phân tích.

Máy chủ đếm số yêu cầu theo từng mạng trong khoảng một phút để không ai làm quá tải trang. Những lượt tìm kiếm không có kết quả được đếm theo từ ngữ và ngày, không gắn với bất kỳ ai, trong 90 ngày: nhờ đó chúng tôi biết còn thiếu gì.

## Khi bạn có tài khoản

- **Tài khoản**: địa chỉ email, giá trị băm của mật khẩu (không bao giờ là mật khẩu), vai trò và ngôn ngữ. Nếu bạn đăng nhập bằng Google hoặc Facebook, chúng tôi nhận địa chỉ email của bạn từ họ; một cookie tồn tại mười phút trong lúc đó.
- **Thiết bị**: thời điểm đăng nhập, địa chỉ mạng và loại trình duyệt, cho đến khi bạn đăng xuất. Phiên đăng nhập được giữ trong trình duyệt của bạn.
- **Hồ sơ và tệp**: những gì bạn nhập, logo, pitch deck và giấy phép kinh doanh. Pitch deck và giấy phép không bao giờ được công khai. Nội dung bạn đã nhập mà chưa lưu được giữ trong trình duyệt và tài khoản của bạn cho đến khi bạn lưu hoặc bỏ đi.
- **Dịch vụ**: kết quả đánh giá, đăng hồ sơ và kết nối, tiêu chí và các yêu cầu kết nối của bạn. Không bên nào thấy địa chỉ email của bên kia cho đến khi cả hai cùng đồng ý.
- **Mục đã lưu, tìm kiếm đã lưu và hoạt động gần đây.**
- **Credit và hóa đơn.** Stripe xử lý thanh toán; chúng tôi không bao giờ thấy số thẻ của bạn.

## Điều gì là công khai

Trang của bạn sau khi đăng, bằng năm ngôn ngữ. Khi bạn gỡ, trang biến mất khỏi Benih; công cụ tìm kiếm có thể cần thêm thời gian.

## Trí tuệ nhân tạo

Đánh giá và kết nối được thực hiện bằng quy tắc trên máy chủ của chúng tôi hoặc bằng mô hình ngôn ngữ. Mô hình nhận phần chữ nhìn thấy được của pitch deck, ở một số cấu hình cả hình các trang, các mục công khai của hồ sơ, giấy phép và phần mô tả trên website nhưng không có phần đứng trước @ của địa chỉ email và các dãy số dài của giấy phép, cùng tiêu chí của người yêu cầu. Mô hình không bao giờ nhận tên tài khoản của bạn. Đánh giá không dùng mô hình sẽ nói rõ trước khi bạn trả credit. Không kết quả nào có hiệu lực pháp lý với bạn: điểm chưa tốt hay hồ sơ bị từ chối đều có thể cải thiện và thử lại.

## Ai khác thấy dữ liệu

Những người vận hành Benih, trong mức cần thiết để giúp bạn hoặc giữ trang an toàn; mọi thay đổi của họ đều được ghi lại. Stripe, nếu bạn mua credit; Google hoặc Facebook, nếu bạn đăng nhập bằng họ; bên cung cấp mô hình ngôn ngữ, như đã nêu ở trên; và bên cho thuê máy chủ, gửi email cho chúng tôi. Chúng tôi không bán bất cứ điều gì về bạn.

## Trong bao lâu

Chừng nào bạn còn tài khoản. Nếu bạn xóa tài khoản trong [Cài đặt](/settings), trang, hồ sơ, tệp, kết quả, mục đã lưu và các phiên đăng nhập bị xóa ngay và vĩnh viễn. Hóa đơn và bút toán được giữ lại theo quy định kế toán, không kèm tên bạn. Các bản sao lưu sẽ được ghi đè dần.

## Quyền của bạn

Trong [Cài đặt](/settings), bạn có thể tải về mọi dữ liệu chúng tôi lưu về bạn, sửa lại, chọn email muốn nhận và xóa tài khoản. Tùy nơi bạn sống, pháp luật còn cho bạn những quyền khác, chẳng hạn phản đối hoặc khiếu nại với cơ quan bảo vệ dữ liệu.

## Ai chịu trách nhiệm

Đơn vị vận hành trang này chịu trách nhiệm về dữ liệu của bạn.

{name}

{address}

Câu hỏi về dữ liệu của bạn: {mailbox}$page$,
'ความเป็นส่วนตัว',
$page$คุณอ่าน Benih ได้โดยไม่ต้องมีบัญชี ไม่มีโฆษณา และไม่มีใครติดตามคุณ หน้านี้บอกว่าเราเก็บอะไร เพราะเหตุใด นานเท่าไร และคุณขอรับหรือลบข้อมูลได้อย่างไร

## เมื่อคุณเพียงอ่าน

เราไม่ตั้งคุกกี้จนกว่าคุณจะเลือกภาษา จากนั้นมีเพียงคุกกี้เดียวชื่อ **benih_lang** ซึ่งจำภาษาไว้หนึ่งปี เบราว์เซอร์ของคุณเก็บธีม การค้นหาหกครั้งล่าสุด และรูปอักษรของแบบตัวอักษรไว้เอง ข้อมูลเหล่านี้ไม่ถูกส่งมาที่เรา และหน้าเว็บของเราไม่มีสคริปต์โฆษณาหรือสคริปต์วิเคราะห์

เซิร์ฟเวอร์นับจำนวนคำขอของแต่ละเครือข่ายราวหนึ่งนาที เพื่อไม่ให้ใครทำให้เว็บไซต์รับภาระเกินไป การค้นหาที่ไม่พบผลลัพธ์ถูกนับตามคำและวันที่ โดยไม่เชื่อมโยงกับบุคคลใด และเก็บไว้ 90 วัน เพื่อให้เรารู้ว่ายังขาดอะไร

## เมื่อคุณมีบัญชี

- **บัญชี** ที่อยู่อีเมล ค่าแฮชของรหัสผ่าน (ไม่เก็บตัวรหัสผ่าน) บทบาท และภาษา หากเข้าสู่ระบบด้วย Google หรือ Facebook เราได้รับที่อยู่อีเมลของคุณจากผู้ให้บริการนั้น ระหว่างนั้นมีคุกกี้ที่อยู่ได้สิบนาที
- **อุปกรณ์** เวลาที่เข้าสู่ระบบ ที่อยู่เครือข่าย และชนิดของเบราว์เซอร์ เก็บจนกว่าคุณจะออกจากระบบ ส่วนสถานะการเข้าสู่ระบบเก็บอยู่ในเบราว์เซอร์ของคุณ
- **โปรไฟล์และไฟล์** สิ่งที่คุณกรอก โลโก้ พิตช์เด็ค และใบอนุญาต เด็คและใบอนุญาตไม่เปิดเผยต่อสาธารณะ สิ่งที่กรอกแต่ยังไม่ได้บันทึกเก็บไว้ในเบราว์เซอร์และบัญชีของคุณจนกว่าคุณจะบันทึกหรือทิ้ง
- **บริการ** ผลการรีวิว การเผยแพร่ และการจับคู่ เกณฑ์ของคุณ และคำขอทำความรู้จัก ทั้งสองฝ่ายจะไม่เห็นที่อยู่อีเมลของกันและกันจนกว่าจะตอบรับทั้งคู่
- **รายการที่บันทึก การค้นหาที่บันทึก และกิจกรรมล่าสุด**
- **เครดิตและใบแจ้งหนี้** Stripe เป็นผู้จัดการการชำระเงิน เราไม่เห็นหมายเลขบัตรของคุณ

## สิ่งที่เปิดเผยต่อสาธารณะ

หน้าของคุณเมื่อเผยแพร่แล้ว ในห้าภาษา เมื่อยกเลิกการเผยแพร่ หน้านั้นจะหายไปจากเว็บไซต์ของเรา เครื่องมือค้นหาอาจใช้เวลานานกว่า

## ปัญญาประดิษฐ์

การรีวิวและการจับคู่ทำโดยกฎบนเซิร์ฟเวอร์ของเราเองหรือโดยแบบจำลองภาษา แบบจำลองได้รับข้อความที่มองเห็นได้ในเด็ค ในบางการตั้งค่าได้รับภาพของหน้าเด็คด้วย รวมถึงช่องข้อมูลสาธารณะของโปรไฟล์ ใบอนุญาต และคำอธิบายของเว็บไซต์ โดยไม่มีส่วนหน้าเครื่องหมาย @ ของที่อยู่อีเมลและเลขยาวในใบอนุญาต และเกณฑ์ของผู้ขอ แบบจำลองไม่ได้รับชื่อบัญชีของคุณ การรีวิวที่ไม่ใช้แบบจำลองจะบอกไว้ก่อนที่คุณจะจ่าย ผลลัพธ์ไม่มีผลทางกฎหมายต่อคุณ คะแนนที่ยังไม่ดีหรือโปรไฟล์ที่ไม่ผ่านการตรวจสอบปรับปรุงแล้วลองใหม่ได้

## ใครเห็นข้อมูลอีกบ้าง

ผู้ดำเนินการ Benih เท่าที่จำเป็นเพื่อช่วยเหลือคุณหรือดูแลความปลอดภัยของเว็บไซต์ โดยสิ่งที่เปลี่ยนแปลงจะถูกบันทึกไว้ Stripe หากคุณซื้อเครดิต Google หรือ Facebook หากคุณเข้าสู่ระบบด้วยบริการนั้น ผู้ให้บริการแบบจำลองภาษาตามที่กล่าวข้างต้น และผู้ให้บริการเซิร์ฟเวอร์และการส่งอีเมลของเรา เราไม่ขายข้อมูลใดเกี่ยวกับคุณ

## เก็บนานเท่าไร

ตราบเท่าที่คุณมีบัญชี หากคุณลบบัญชีใน[การตั้งค่า](/settings) หน้า โปรไฟล์ ไฟล์ ผลลัพธ์ รายการที่บันทึก และข้อมูลการเข้าสู่ระบบจะถูกลบทันทีและถาวร ใบแจ้งหนี้และรายการบัญชียังคงอยู่ตามข้อกำหนดทางบัญชี แต่ไม่มีชื่อของคุณ สำเนาสำรองจะถูกเขียนทับไปตามเวลา

## สิทธิของคุณ

ใน[การตั้งค่า](/settings) คุณดาวน์โหลดข้อมูลทั้งหมดที่เราเก็บเกี่ยวกับคุณ แก้ไขข้อมูล เลือกอีเมลที่ต้องการรับ และลบบัญชีได้ กฎหมายในที่ที่คุณอยู่อาจให้สิทธิอื่นแก่คุณด้วย เช่น การคัดค้านหรือการร้องเรียนต่อหน่วยงานคุ้มครองข้อมูล

## ใครรับผิดชอบ

ผู้ดำเนินการเว็บไซต์นี้รับผิดชอบข้อมูลของคุณ

{name}

{address}

คำถามเกี่ยวกับข้อมูลของคุณ: {mailbox}$page$,
'Privasi',
$page$Anda bisa membaca Benih tanpa akun, tanpa iklan, dan tanpa dilacak siapa pun. Halaman ini menjelaskan apa yang kami simpan, untuk apa, berapa lama, serta cara Anda mengambil atau menghapusnya.

## Saat Anda hanya membaca

Kami tidak memasang cookie sampai Anda memilih bahasa; setelah itu hanya satu, **benih_lang**, yang mengingat pilihan Anda selama setahun. Browser Anda sendiri menyimpan tema, enam pencarian terakhir, dan bentuk huruf situs ini. Semua itu tidak dikirim kepada kami, dan halaman kami tidak memuat skrip iklan atau analitik.

Server kami menghitung permintaan per jaringan selama kira-kira satu menit agar tidak ada yang membebani situs secara berlebihan. Pencarian tanpa hasil dihitung menurut kata dan harinya, tanpa kaitan dengan siapa pun, selama 90 hari: dari situ kami tahu apa yang masih kurang.

## Saat Anda punya akun

- **Akun**: alamat email, hash kata sandi (bukan kata sandinya), peran, dan bahasa. Jika Anda masuk dengan Google atau Facebook, kami menerima alamat email Anda dari mereka; selama proses itu ada cookie yang berlaku sepuluh menit.
- **Perangkat**: waktu masuk, alamat jaringan, dan jenis browser, sampai Anda keluar. Sesinya sendiri disimpan di browser Anda.
- **Profil dan file**: apa yang Anda isi, logo, pitch deck, dan izin usaha. Pitch deck dan izin usaha tidak pernah ditampilkan ke publik. Isian yang belum disimpan dijaga di browser dan akun Anda sampai Anda menyimpan atau membuangnya.
- **Layanan**: hasil ulasan, publikasi, dan pencocokan, kriteria Anda, serta perkenalan. Kedua pihak tidak melihat alamat email satu sama lain sebelum keduanya menerima.
- **Item tersimpan, pencarian tersimpan, dan aktivitas terbaru.**
- **Kredit dan faktur.** Pembayaran ditangani Stripe; kami tidak pernah melihat nomor kartu Anda.

## Apa yang bersifat publik

Halaman Anda setelah dipublikasikan, dalam lima bahasa. Jika publikasinya dibatalkan, halaman itu hilang dari situs kami; mesin pencari mungkin perlu waktu lebih lama.

## Kecerdasan buatan

Ulasan dan pencocokan dikerjakan oleh aturan di server kami sendiri atau oleh model bahasa. Model bahasa menerima teks yang terlihat di pitch deck, pada sebagian pengaturan juga gambar halamannya, isian publik profil, izin usaha, dan deskripsi situs web Anda tanpa bagian di depan @ pada alamat email dan tanpa nomor panjang izin usaha, serta kriteria pihak yang meminta. Model tidak pernah menerima nama akun Anda. Ulasan tanpa model menyatakannya sebelum Anda membayar. Tidak ada hasil yang berakibat hukum bagi Anda: skor yang kurang baik atau profil yang ditolak bisa diperbaiki dan dicoba lagi.

## Siapa lagi yang melihatnya

Orang yang mengelola Benih, sebatas yang diperlukan untuk membantu Anda atau menjaga keamanan situs; setiap perubahan yang mereka buat dicatat. Stripe, jika Anda membeli kredit; Google atau Facebook, jika Anda masuk lewat mereka; penyedia model bahasa, seperti dijelaskan di atas; serta penyedia server dan pengirim email kami. Kami tidak menjual apa pun tentang Anda.

## Berapa lama

Selama Anda punya akun. Jika Anda menghapusnya di [Pengaturan](/settings), halaman, profil, file, hasil, item tersimpan, dan sesi Anda langsung dihapus untuk selamanya. Faktur dan catatan pembukuan tetap disimpan karena kewajiban pembukuan, tanpa nama Anda. Cadangan data tertimpa seiring waktu.

## Hak Anda

Di [Pengaturan](/settings) Anda bisa mengunduh semua data Anda yang kami simpan, memperbaikinya, memilih email yang ingin diterima, dan menghapus akun. Bergantung pada tempat tinggal Anda, hukum memberi hak lain, misalnya mengajukan keberatan atau mengadu ke otoritas pelindungan data.

## Siapa yang bertanggung jawab

Pengelola situs ini bertanggung jawab atas data Anda.

{name}

{address}

Pertanyaan tentang data Anda: {mailbox}$page$);

insert into public.site_pages (slug, id, title, body, title_zh, body_zh, title_vi, body_vi, title_th, body_th, title_id, body_id)
values ('terms', '0b5e1f00-0000-4000-8000-000000000004', 'Terms',
$page$These terms apply when you open an account on Benih, use its services or buy credits. Reading the site needs no agreement. We have kept them short so that you can read them.

## Your account

You need to be allowed to enter into contracts, and to act for the company whose profile you edit. Keep your password to yourself and your email address current. You can delete the account anytime in [Settings](/settings).

## What you put on Benih

What you upload and write stays yours. You give us the right to store and process it for the services you ask for, and to show, translate and share the page that you publish for as long as it is published. You vouch that you may share it and that it is true. Decks and licenses are never published.

## What is not allowed

- Pages for companies that are not yours, and facts you know to be false.
- Content that breaks the law or somebody’s rights.
- Texts hidden in a deck or profile to steer its review.
- Attacks on the site, or requests so many that others have to wait.

We can unpublish a page or lock an account that does this, and we say why.

## Reviews, profile checks and matches

They are automated opinions. They promise no funding, replace no advice and oblige nobody to meet, invest or answer. See also the [legal disclaimer](/legal-disclaimer).

## Credits and payment

- Credits pay for the services. [The prices](/pricing) are in US dollars; you see the price of a service and confirm it before it starts.
- Credits from packs don’t expire. Credits of a monthly plan expire 31 days after the end of the month they were given for.
- A plan is billed each month in advance. You can cancel it anytime in [Credits](/credits); it then lasts to the end of the month that is paid. A change begins with the next month.
- If a run fails for a technical reason, its credits come back automatically. Publishing uses its credits even if the check rejects your profile.
- Credits are no money: they can’t be transferred or paid out, and are lost if you delete your account. If a payment is refunded or disputed, we take back its credits in proportion.
- Prices can change; a running plan keeps its price. Rights to withdraw or to a refund that the law gives you as a consumer stay as they are.

## The service

We work to keep Benih running and correct, but offer it as it is, and may change, interrupt or end parts of it.

## Liability

As far as the law allows, we are not liable for losses from using the site, from relying on its content or from its being unavailable. This limits neither liability that the law does not let us limit nor your rights as a consumer.

## Changes

The date on this page says when these terms last changed. If you disagree with a change, you can delete your account anytime.

## Who you agree this with

You agree this with the operator of this site.

{name}

{address}

Questions about these terms: {mailbox}$page$,
'条款',
$page$当您在 Benih 开设账户、使用服务或购买积分时，本条款适用。仅浏览网站无需同意任何条款。我们把条款写得简短，方便您阅读。

## 您的账户

您须有签订合同的能力，并有权代表您所编辑资料的企业。请保管好密码，并保持邮箱有效。您可以随时在[设置](/settings)中删除账户。

## 您放到 Benih 上的内容

您上传和撰写的内容仍归您所有。您授权我们为您所要求的服务保存和处理这些内容，并在您的页面发布期间展示、翻译和传播该页面。您保证有权分享这些内容，且内容属实。商业计划书和营业执照从不公开。

## 不允许的行为

- 为不属于您的企业建立页面，或填写明知不实的信息。
- 违反法律或侵犯他人权利的内容。
- 在计划书或资料中隐藏文字，以左右评审或审核。
- 攻击网站，或发送大量请求，使他人不得不等待。

对于上述行为，我们可以撤下页面或锁定账户，并说明原因。

## 评审、审核与匹配

这些都是自动生成的意见，不保证获得融资，不能取代专业意见，也不构成任何一方会面、投资或回复的义务。另请参阅[免责声明](/legal-disclaimer)。

## 积分与付款

- 积分用于支付服务。[价格](/pricing)以美元计；服务开始前，您会看到价格并确认。
- 积分包中的积分不会过期。月度套餐的积分在其所属月份结束 31 天后过期。
- 套餐每月预付。您可以随时在[积分](/credits)中取消，套餐将持续到已付款的月份结束。变更从下个月起生效。
- 如果服务因技术原因失败，积分会自动退还。资料未通过审核时，发布所用的积分仍会扣除。
- 积分不是货币：不能转让或兑换成现金，删除账户后即作废。如果付款被退款或有争议，我们会按比例收回积分。
- 价格可能变动；进行中的套餐价格不变。法律赋予您作为消费者的撤回权或退款权不受影响。

## 服务

我们努力让 Benih 稳定、准确地运行，但服务按现状提供，部分功能可能变更、中断或终止。

## 责任

在法律允许的范围内，对于因使用本站、依赖其内容或无法访问而造成的损失，我们不承担责任。法律不允许限制的责任以及您作为消费者的权利不受影响。

## 条款变更

本页的日期显示条款最近一次变更的时间。如果您不同意变更，可以随时删除账户。

## 您与谁达成约定

您与本站运营方达成本约定。

{name}

{address}

有关条款的问题：{mailbox}$page$,
'Điều khoản',
$page$Các điều khoản này áp dụng khi bạn mở tài khoản trên Benih, sử dụng dịch vụ hoặc mua credit. Đọc trang thì không cần đồng ý điều gì. Chúng tôi viết ngắn gọn để bạn có thể đọc hết.

## Tài khoản của bạn

Bạn cần có quyền giao kết hợp đồng và quyền thay mặt công ty có hồ sơ mà bạn chỉnh sửa. Hãy giữ kín mật khẩu và dùng địa chỉ email còn hiệu lực. Bạn có thể xóa tài khoản bất cứ lúc nào trong [Cài đặt](/settings).

## Nội dung bạn đưa lên Benih

Những gì bạn tải lên và viết vẫn là của bạn. Bạn cho chúng tôi quyền lưu trữ và xử lý để thực hiện dịch vụ bạn yêu cầu, cũng như hiển thị, dịch và chia sẻ trang bạn đăng trong thời gian trang còn được đăng. Bạn bảo đảm rằng mình có quyền chia sẻ và nội dung là đúng sự thật. Pitch deck và giấy phép không bao giờ được công khai.

## Những điều không được phép

- Lập trang cho công ty không phải của mình, hoặc khai điều mà bạn biết là sai.
- Nội dung trái pháp luật hoặc xâm phạm quyền của người khác.
- Chữ ẩn trong pitch deck hay hồ sơ nhằm tác động đến việc đánh giá.
- Tấn công trang, hoặc gửi nhiều yêu cầu đến mức người khác phải chờ.

Chúng tôi có thể gỡ trang hoặc khóa tài khoản vi phạm, và nói rõ lý do.

## Đánh giá, kiểm duyệt và kết nối

Đó là những nhận định tự động. Chúng không hứa hẹn gọi được vốn, không thay thế lời khuyên chuyên môn và không buộc ai phải gặp, đầu tư hay trả lời. Xem thêm [tuyên bố miễn trừ trách nhiệm](/legal-disclaimer).

## Credit và thanh toán

- Credit dùng để trả cho dịch vụ. [Bảng giá](/pricing) tính bằng đô la Mỹ; bạn thấy giá và xác nhận trước khi dịch vụ bắt đầu.
- Credit từ gói mua lẻ không hết hạn. Credit của gói hằng tháng hết hạn sau 31 ngày kể từ cuối tháng mà gói đã cấp.
- Gói hằng tháng được thu trước mỗi tháng. Bạn có thể hủy bất cứ lúc nào trong [Credit](/credits); gói vẫn dùng được đến hết tháng đã trả. Thay đổi có hiệu lực từ tháng kế tiếp.
- Nếu dịch vụ không hoàn tất được vì lý do kỹ thuật, credit được tự động hoàn lại. Việc đăng hồ sơ vẫn trừ credit dù hồ sơ không qua kiểm duyệt.
- Credit không phải là tiền: không chuyển nhượng, không đổi thành tiền và mất đi khi bạn xóa tài khoản. Nếu một khoản thanh toán được hoàn hoặc bị tranh chấp, chúng tôi thu hồi credit theo tỷ lệ tương ứng.
- Giá có thể thay đổi; gói đang chạy giữ nguyên giá. Quyền rút lại giao dịch hoặc được hoàn tiền mà pháp luật dành cho người tiêu dùng vẫn giữ nguyên.

## Dịch vụ

Chúng tôi cố gắng giữ Benih hoạt động và chính xác, nhưng cung cấp nguyên trạng và có thể thay đổi, tạm ngừng hoặc chấm dứt một số phần.

## Trách nhiệm

Trong phạm vi pháp luật cho phép, chúng tôi không chịu trách nhiệm về thiệt hại phát sinh từ việc sử dụng trang, dựa vào nội dung trên trang hay khi trang không truy cập được. Điều này không giới hạn những trách nhiệm mà pháp luật không cho phép giới hạn, cũng như quyền của bạn với tư cách người tiêu dùng.

## Thay đổi

Ngày trên trang này cho biết lần thay đổi gần nhất. Nếu không đồng ý với một thay đổi, bạn có thể xóa tài khoản bất cứ lúc nào.

## Bạn thỏa thuận với ai

Bạn thỏa thuận với đơn vị vận hành trang này.

{name}

{address}

Câu hỏi về các điều khoản này: {mailbox}$page$,
'ข้อกำหนด',
$page$ข้อกำหนดนี้ใช้เมื่อคุณเปิดบัญชีบน Benih ใช้บริการ หรือซื้อเครดิต การอ่านเว็บไซต์ไม่ต้องตกลงสิ่งใด เราเขียนให้สั้นเพื่อให้คุณอ่านได้จบ

## บัญชีของคุณ

คุณต้องมีสิทธิทำสัญญาและมีอำนาจดำเนินการแทนบริษัทที่คุณแก้ไขโปรไฟล์ โปรดเก็บรหัสผ่านไว้กับตัวและใช้ที่อยู่อีเมลที่ยังใช้งานได้ คุณลบบัญชีได้ทุกเมื่อใน[การตั้งค่า](/settings)

## สิ่งที่คุณนำมาไว้บน Benih

สิ่งที่คุณอัปโหลดและเขียนยังเป็นของคุณ คุณให้สิทธิเราเก็บและประมวลผลเพื่อบริการที่คุณขอ และแสดง แปล และแบ่งปันหน้าที่คุณเผยแพร่ตลอดเวลาที่ยังเผยแพร่อยู่ คุณรับรองว่ามีสิทธิแบ่งปันและเนื้อหาเป็นความจริง เด็คและใบอนุญาตไม่เปิดเผยต่อสาธารณะ

## สิ่งที่ไม่อนุญาต

- สร้างหน้าของบริษัทที่ไม่ใช่ของคุณ หรือให้ข้อมูลที่รู้ว่าไม่จริง
- เนื้อหาที่ผิดกฎหมายหรือละเมิดสิทธิของผู้อื่น
- ซ่อนข้อความในเด็คหรือโปรไฟล์เพื่อชี้นำผลการรีวิวหรือการตรวจสอบ
- โจมตีเว็บไซต์ หรือส่งคำขอมากจนผู้อื่นต้องรอ

เราอาจยกเลิกการเผยแพร่หน้าหรือล็อกบัญชีที่ทำเช่นนี้ และจะบอกเหตุผล

## การรีวิว การตรวจสอบโปรไฟล์ และการจับคู่

ทั้งหมดเป็นความเห็นจากระบบอัตโนมัติ ไม่รับประกันว่าจะได้เงินทุน ไม่แทนคำปรึกษาจากผู้เชี่ยวชาญ และไม่ผูกมัดให้ใครต้องพบ ลงทุน หรือตอบกลับ โปรดอ่าน[ข้อจำกัดความรับผิดชอบ](/legal-disclaimer)ด้วย

## เครดิตและการชำระเงิน

- เครดิตใช้ชำระค่าบริการ [ราคา](/pricing)เป็นดอลลาร์สหรัฐ คุณจะเห็นราคาและยืนยันก่อนที่บริการจะเริ่ม
- เครดิตที่ซื้อเป็นชุดไม่หมดอายุ เครดิตของแพ็กเกจรายเดือนหมดอายุ 31 วันหลังสิ้นสุดเดือนที่ได้รับ
- แพ็กเกจเรียกเก็บเงินล่วงหน้าทุกเดือน คุณยกเลิกได้ทุกเมื่อใน[เครดิต](/credits) และใช้ได้จนสิ้นเดือนที่ชำระแล้ว การเปลี่ยนแพ็กเกจเริ่มในเดือนถัดไป
- หากบริการไม่สำเร็จเพราะระบบขัดข้อง เราคืนเครดิตให้โดยอัตโนมัติ การเผยแพร่ใช้เครดิตแม้โปรไฟล์ไม่ผ่านการตรวจสอบ
- เครดิตไม่ใช่เงิน โอนหรือแลกเป็นเงินไม่ได้ และหายไปเมื่อคุณลบบัญชี หากมีการคืนเงินหรือโต้แย้งการชำระเงิน เราเรียกคืนเครดิตตามสัดส่วน
- ราคาอาจเปลี่ยนได้ แพ็กเกจที่ใช้อยู่คงราคาเดิม สิทธิในการยกเลิกหรือขอเงินคืนที่กฎหมายให้แก่คุณในฐานะผู้บริโภคยังคงอยู่

## บริการ

เราพยายามให้ Benih ทำงานได้และถูกต้อง แต่ให้บริการตามสภาพที่เป็นอยู่ และอาจเปลี่ยน หยุดชั่วคราว หรือยุติบางส่วน

## ความรับผิด

ภายในขอบเขตที่กฎหมายอนุญาต เราไม่รับผิดต่อความเสียหายจากการใช้เว็บไซต์ การอาศัยเนื้อหา หรือการที่เว็บไซต์ใช้งานไม่ได้ ทั้งนี้ไม่จำกัดความรับผิดที่กฎหมายไม่ให้จำกัด และไม่กระทบสิทธิของคุณในฐานะผู้บริโภค

## การเปลี่ยนแปลง

วันที่ในหน้านี้บอกว่าข้อกำหนดแก้ไขล่าสุดเมื่อใด หากไม่เห็นด้วยกับการเปลี่ยนแปลง คุณลบบัญชีได้ทุกเมื่อ

## คุณตกลงกับใคร

คุณตกลงกับผู้ดำเนินการเว็บไซต์นี้

{name}

{address}

คำถามเกี่ยวกับข้อกำหนด: {mailbox}$page$,
'Ketentuan',
$page$Ketentuan ini berlaku saat Anda membuka akun di Benih, memakai layanannya, atau membeli kredit. Untuk sekadar membaca, Anda tidak perlu menyetujui apa pun. Kami menulisnya singkat agar bisa Anda baca sampai habis.

## Akun Anda

Anda harus berwenang membuat perjanjian dan bertindak atas nama perusahaan yang profilnya Anda ubah. Jaga kata sandi Anda dan pastikan alamat email Anda tetap aktif. Anda bisa menghapus akun kapan saja di [Pengaturan](/settings).

## Apa yang Anda taruh di Benih

Apa yang Anda unggah dan tulis tetap milik Anda. Anda memberi kami hak untuk menyimpan dan mengolahnya demi layanan yang Anda minta, serta menampilkan, menerjemahkan, dan membagikan halaman yang Anda publikasikan selama halaman itu terpublikasi. Anda menjamin bahwa Anda boleh membagikannya dan isinya benar. Pitch deck dan izin usaha tidak pernah dipublikasikan.

## Yang tidak diperbolehkan

- Halaman untuk perusahaan yang bukan milik Anda, dan fakta yang Anda tahu tidak benar.
- Konten yang melanggar hukum atau hak orang lain.
- Teks tersembunyi dalam pitch deck atau profil untuk mengarahkan hasil ulasan atau pemeriksaan.
- Serangan terhadap situs, atau permintaan begitu banyak hingga orang lain harus menunggu.

Kami bisa membatalkan publikasi halaman atau mengunci akun yang melakukannya, dan kami menjelaskan alasannya.

## Ulasan, pemeriksaan profil, dan pencocokan

Semuanya pendapat otomatis. Tidak ada janji pendanaan, tidak menggantikan nasihat, dan tidak mewajibkan siapa pun untuk bertemu, berinvestasi, atau menjawab. Lihat juga [penafian hukum](/legal-disclaimer).

## Kredit dan pembayaran

- Kredit dipakai untuk membayar layanan. [Harganya](/pricing) dalam dolar AS; Anda melihat harga dan mengonfirmasinya sebelum layanan dimulai.
- Kredit dari paket sekali beli tidak kedaluwarsa. Kredit paket bulanan kedaluwarsa 31 hari setelah akhir bulan pemberiannya.
- Paket bulanan ditagih di muka setiap bulan. Anda bisa berhenti kapan saja di [Kredit](/credits); paket berlaku sampai akhir bulan yang sudah dibayar. Perubahan berlaku mulai bulan berikutnya.
- Jika proses gagal karena alasan teknis, kreditnya dikembalikan secara otomatis. Publikasi tetap memakai kredit meski profil Anda ditolak dalam pemeriksaan.
- Kredit bukan uang: tidak bisa dipindahtangankan atau diuangkan, dan hangus jika Anda menghapus akun. Jika sebuah pembayaran dikembalikan atau disengketakan, kami menarik kembali kreditnya secara proporsional.
- Harga bisa berubah; paket yang berjalan tetap memakai harganya. Hak pembatalan atau pengembalian dana yang diberikan hukum kepada Anda sebagai konsumen tidak berubah.

## Layanan

Kami berupaya agar Benih tetap berjalan dan benar, tetapi menyediakannya sebagaimana adanya, dan bisa mengubah, menjeda, atau mengakhiri sebagian layanannya.

## Tanggung jawab

Sejauh diizinkan hukum, kami tidak bertanggung jawab atas kerugian akibat menggunakan situs, mengandalkan isinya, atau tidak dapat mengakses situs. Ini tidak membatasi tanggung jawab yang menurut hukum tidak boleh dibatasi maupun hak Anda sebagai konsumen.

## Perubahan

Tanggal di halaman ini menunjukkan kapan ketentuan terakhir diubah. Jika tidak setuju dengan perubahannya, Anda bisa menghapus akun kapan saja.

## Dengan siapa Anda bersepakat

Anda bersepakat dengan pengelola situs ini.

{name}

{address}

Pertanyaan tentang ketentuan ini: {mailbox}$page$);
