-- What people call the values of the closed lists, in the five languages and with the words they
-- would type: a reader of Thai finds what is filed under fintech. A row may be edited like any
-- other; search.rebuild_names() brings the change to companies that are there already.
create function search.norm_of_list(words text) returns text
language sql immutable strict parallel safe as $$
  select string_agg(search.norm(word), '') from string_to_table(words, ',') as word
$$;

create table search.labels (
  value text primary key,
  en text not null,
  zh text not null,
  vi text not null,
  th text not null,
  id text not null,
  norm text not null generated always as (
    search.norm_of_list(en || ',' || zh || ',' || vi || ',' || th || ',' || id)
  ) stored
);
alter table search.labels enable row level security;

insert into search.labels (value, en, zh, vi, th, id) values
  ('fintech', 'fintech, financial technology', '金融科技', 'công nghệ tài chính', 'ฟินเทค, เทคโนโลยีการเงิน', 'teknologi keuangan, tekfin'),
  ('ecommerce', 'e-commerce, online retail', '电子商务, 电商', 'thương mại điện tử', 'อีคอมเมิร์ซ, พาณิชย์อิเล็กทรอนิกส์', 'perdagangan elektronik, niaga elektronik, e-niaga'),
  ('logistics', 'logistics, supply chain, delivery', '物流, 供应链', 'logistics, vận tải, giao hàng, chuỗi cung ứng', 'โลจิสติกส์, ขนส่ง, ห่วงโซ่อุปทาน', 'logistik, pengiriman, rantai pasok'),
  ('healthtech', 'healthtech, health tech, digital health', '医疗健康, 数字医疗, 医疗科技', 'công nghệ y tế, y tế số', 'เฮลท์เทค, เทคโนโลยีสุขภาพ', 'teknologi kesehatan, kesehatan digital'),
  ('edtech', 'edtech, education technology', '教育科技', 'công nghệ giáo dục', 'เอ็ดเทค, เทคโนโลยีการศึกษา', 'teknologi pendidikan'),
  ('agritech', 'agritech, agtech, agriculture', '农业科技', 'công nghệ nông nghiệp, nông nghiệp công nghệ cao', 'เกษตรอัจฉริยะ, เทคโนโลยีการเกษตร', 'teknologi pertanian, pertanian digital'),
  ('climate', 'climate tech, cleantech, clean energy', '气候科技, 清洁能源, 绿色科技', 'công nghệ khí hậu, năng lượng sạch', 'เทคโนโลยีภูมิอากาศ, พลังงานสะอาด', 'teknologi iklim, energi bersih'),
  ('saas', 'SaaS, software, enterprise software', '企业软件, 软件服务', 'phần mềm, phần mềm doanh nghiệp', 'ซอฟต์แวร์, ซอฟต์แวร์องค์กร', 'perangkat lunak'),
  ('ai', 'AI, artificial intelligence', '人工智能', 'trí tuệ nhân tạo', 'ปัญญาประดิษฐ์, เอไอ', 'kecerdasan buatan, kecerdasan artifisial'),
  ('mobility', 'mobility, transport', '出行, 交通出行', 'di chuyển, giao thông', 'การเดินทาง, ยานยนต์', 'mobilitas, transportasi'),
  ('proptech', 'proptech, real estate', '房地产科技, 房地产', 'công nghệ bất động sản', 'พร็อพเทค, อสังหาริมทรัพย์', 'properti, teknologi properti'),
  ('foodtech', 'foodtech, food and beverage', '食品科技, 餐饮', 'công nghệ thực phẩm, ẩm thực', 'ฟู้ดเทค, เทคโนโลยีอาหาร', 'teknologi pangan, kuliner'),
  ('travel', 'travel, tourism', '旅游, 旅行', 'du lịch', 'ท่องเที่ยว, การเดินทาง', 'pariwisata, perjalanan'),
  ('media', 'media, entertainment, gaming', '媒体, 娱乐, 游戏', 'truyền thông, giải trí, trò chơi', 'สื่อ, บันเทิง, เกม', 'media, hiburan, permainan'),
  ('security', 'cybersecurity, security', '网络安全', 'an ninh mạng, bảo mật', 'ความปลอดภัยไซเบอร์', 'keamanan siber'),
  ('web3', 'web3, blockchain, crypto', '区块链, 加密货币', 'chuỗi khối, tiền mã hóa', 'บล็อกเชน, คริปโต', 'rantai blok, kripto'),
  ('hrtech', 'HR tech, human resources, recruitment', '人力资源, 招聘', 'nhân sự, tuyển dụng', 'ทรัพยากรบุคคล, จัดหางาน', 'sumber daya manusia, rekrutmen'),
  ('insurtech', 'insurtech, insurance', '保险科技, 保险', 'công nghệ bảo hiểm, bảo hiểm số', 'อินชัวร์เทค, ประกันภัยดิจิทัล', 'asuransi digital'),
  ('hardware', 'hardware, robotics, IoT, devices', '硬件, 机器人, 物联网', 'phần cứng, rô-bốt, Internet vạn vật', 'ฮาร์ดแวร์, หุ่นยนต์', 'perangkat keras, robotika'),
  ('biotech', 'biotech, biotechnology', '生物科技', 'công nghệ sinh học', 'เทคโนโลยีชีวภาพ, ไบโอเทค', 'bioteknologi'),

  ('accelerator', 'accelerator, incubator', '加速器, 孵化器', 'vườn ươm, chương trình tăng tốc', 'โครงการเร่งการเติบโต, บ่มเพาะธุรกิจ', 'akselerator, inkubator'),
  ('private_equity', 'private equity, PE', '私募股权', 'vốn cổ phần tư nhân, quỹ tư nhân', 'ไพรเวทอิควิตี้, หุ้นนอกตลาด', 'ekuitas swasta'),
  ('venture_capital', 'venture capital, VC', '风险投资, 创投', 'đầu tư mạo hiểm, vốn mạo hiểm', 'ร่วมลงทุน, เวนเจอร์แคปปิตอล', 'modal ventura'),
  ('token_fund', 'token fund, crypto fund', '代币基金', 'quỹ token, quỹ tiền mã hóa', 'กองทุนโทเคน', 'dana token'),
  ('association', 'association, angel network', '协会, 天使投资', 'hiệp hội, nhà đầu tư thiên thần', 'สมาคม, นักลงทุนอิสระ', 'asosiasi, jaringan angel investor'),
  ('investment_bank', 'investment bank', '投资银行, 投行', 'ngân hàng đầu tư', 'วาณิชธนกิจ', 'bank investasi'),
  ('family_office', 'family office', '家族办公室', 'văn phòng gia đình', 'แฟมิลี่ออฟฟิศ, สำนักงานครอบครัว', 'kantor keluarga'),

  ('Singapore', 'Singapore', '新加坡', 'Singapore', 'สิงคโปร์', 'Singapura'),
  ('Indonesia', 'Indonesia', '印度尼西亚, 印尼', 'Indonesia', 'อินโดนีเซีย', 'Indonesia'),
  ('Malaysia', 'Malaysia', '马来西亚, 大马', 'Malaysia, Mã Lai', 'มาเลเซีย', 'Malaysia'),
  ('Vietnam', 'Vietnam', '越南', 'Việt Nam', 'เวียดนาม', 'Vietnam'),
  ('Thailand', 'Thailand', '泰国', 'Thái Lan', 'ไทย, ประเทศไทย', 'Thailand'),
  ('Philippines', 'Philippines', '菲律宾', 'Philippines', 'ฟิลิปปินส์', 'Filipina'),
  ('China', 'China', '中国', 'Trung Quốc', 'จีน', 'Tiongkok, Cina'),
  ('Hong Kong', 'Hong Kong', '香港', 'Hồng Kông', 'ฮ่องกง', 'Hong Kong'),
  ('Japan', 'Japan', '日本', 'Nhật Bản', 'ญี่ปุ่น', 'Jepang'),
  ('Korea', 'Korea, South Korea', '韩国', 'Hàn Quốc', 'เกาหลี, เกาหลีใต้', 'Korea, Korea Selatan'),
  ('India', 'India', '印度', 'Ấn Độ', 'อินเดีย', 'India'),
  ('Australia', 'Australia', '澳大利亚, 澳洲', 'Úc, Australia', 'ออสเตรเลีย', 'Australia'),
  ('USA', 'USA, United States, America', '美国', 'Mỹ, Hoa Kỳ', 'สหรัฐอเมริกา, อเมริกา', 'Amerika Serikat'),
  ('Switzerland', 'Switzerland', '瑞士', 'Thụy Sĩ', 'สวิตเซอร์แลนด์', 'Swiss'),
  ('Taiwan', 'Taiwan', '台湾', 'Đài Loan', 'ไต้หวัน', 'Taiwan'),
  ('Canada', 'Canada', '加拿大', 'Canada', 'แคนาดา', 'Kanada'),
  ('UK', 'UK, United Kingdom, Britain, England', '英国', 'Anh, Vương quốc Anh', 'สหราชอาณาจักร, อังกฤษ', 'Inggris, Britania Raya'),
  ('New Zealand', 'New Zealand', '新西兰', 'New Zealand', 'นิวซีแลนด์', 'Selandia Baru'),
  ('Netherlands', 'Netherlands, Holland', '荷兰', 'Hà Lan', 'เนเธอร์แลนด์', 'Belanda'),
  ('France', 'France', '法国', 'Pháp', 'ฝรั่งเศส', 'Prancis'),
  ('Colombia', 'Colombia', '哥伦比亚', 'Colombia', 'โคลอมเบีย', 'Kolombia'),
  ('UAE', 'UAE, United Arab Emirates, Dubai', '阿联酋, 迪拜', 'UAE, Các Tiểu vương quốc Ả Rập Thống nhất', 'สหรัฐอาหรับเอมิเรตส์, ดูไบ', 'Uni Emirat Arab'),
  ('Sweden', 'Sweden', '瑞典', 'Thụy Điển', 'สวีเดน', 'Swedia'),
  ('Czech Republic', 'Czech Republic, Czechia', '捷克', 'Séc, Cộng hòa Séc', 'สาธารณรัฐเช็ก', 'Ceko'),
  ('Germany', 'Germany', '德国', 'Đức', 'เยอรมนี', 'Jerman'),
  ('Brazil', 'Brazil', '巴西', 'Brazil', 'บราซิล', 'Brasil'),
  ('Angola', 'Angola', '安哥拉', 'Angola', 'แองโกลา', 'Angola'),
  ('Luxembourg', 'Luxembourg', '卢森堡', 'Luxembourg', 'ลักเซมเบิร์ก', 'Luksemburg'),
  ('Chile', 'Chile', '智利', 'Chile', 'ชิลี', 'Chili'),
  ('Israel', 'Israel', '以色列', 'Israel', 'อิสราเอล', 'Israel'),
  ('Ireland', 'Ireland', '爱尔兰', 'Ireland, Ai-len', 'ไอร์แลนด์', 'Irlandia'),
  ('Belgium', 'Belgium', '比利时', 'Bỉ', 'เบลเยียม', 'Belgia'),
  ('Spain', 'Spain', '西班牙', 'Tây Ban Nha', 'สเปน', 'Spanyol'),
  ('El Salvador', 'El Salvador', '萨尔瓦多', 'El Salvador', 'เอลซัลวาดอร์', 'El Salvador');

-- All labels of the values, as a norm text. Values without labels ('Other') add nothing.
create function search.labels_norm(labelled text[]) returns text
language plpgsql stable as $$
begin
  return (select coalesce(string_agg(norm, ''), '') from search.labels where value = any (labelled));
end
$$;
