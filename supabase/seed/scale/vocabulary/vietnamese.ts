import { decimalComma, type Vocabulary, words } from "./vocabulary.ts";

export const VIETNAMESE: Vocabulary = {
  spaced: true,
  places: {
    Vietnam: "Việt Nam",
    Indonesia: "Indonesia",
    Singapore: "Singapore",
    Thailand: "Thái Lan",
    Malaysia: "Malaysia",
    Philippines: "Philippines",
    Cambodia: "Campuchia",
    Myanmar: "Myanmar",
    Laos: "Lào",
    Brunei: "Brunei",
  },
  industries: {
    fintech: ["công nghệ tài chính"],
    ecommerce: ["thương mại điện tử", "bán lẻ"],
    logistics: ["vận tải"],
    healthtech: ["y tế số"],
    edtech: ["công nghệ giáo dục"],
    agritech: ["nông nghiệp công nghệ cao"],
    climate: ["năng lượng sạch"],
    saas: ["phần mềm doanh nghiệp"],
    ai: ["trí tuệ nhân tạo"],
    mobility: ["di chuyển"],
    proptech: ["bất động sản"],
    foodtech: ["công nghệ thực phẩm"],
    travel: ["du lịch"],
    media: ["truyền thông", "trò chơi"],
    security: ["an ninh mạng"],
    web3: ["chuỗi khối"],
    hrtech: ["nhân sự"],
    insurtech: ["bảo hiểm số"],
    hardware: ["rô-bốt"],
    biotech: ["công nghệ sinh học"],
  },
  cities: words(`
    Hà Nội, Thành phố Hồ Chí Minh, Đà Nẵng, Cần Thơ, Hải Phòng, Huế, Đồng Nai, Bình Dương,
    Nha Trang, Băng Cốc, Singapore, Jakarta, Đắk Lắk, Quảng Ninh
  `),
  technologies: words(`
    trí tuệ nhân tạo, AI, dữ liệu lớn, điện toán đám mây, chuỗi khối, học máy,
    Internet vạn vật, 5G, xe điện, thanh toán số, ví điện tử, tự động hóa, bán dẫn,
    thực tế ảo, máy bay không người lái, ngân hàng số, mô hình ngôn ngữ, chuyển đổi số
  `),
  nouns: words(`
    doanh nghiệp, thị trường, khởi nghiệp, công ty, nhà đầu tư, khách hàng, nền tảng,
    tăng trưởng, vốn, dữ liệu, doanh thu, người dùng, nhà sáng lập, chuỗi cung ứng,
    doanh nghiệp nhỏ, thanh toán, khoản vay, nhân lực, định giá, nông dân, y tế, giáo dục,
    bảo hiểm, giao hàng, kho bãi, tài xế, hạ tầng, chính phủ, năng lượng, sinh viên,
    bệnh viện, quy định, rủi ro, kỳ lân, chương trình tăng tốc, thương vụ, sa thải,
    phát triển bền vững, tín chỉ carbon, thủy sản, cà phê, dệt may, du lịch, bất động sản,
    nông thôn, tài chính vi mô, chuỗi lạnh, khám bệnh từ xa, điện mặt trời, pin,
    thương mại điện tử, công nghệ, nghệ thuật, công nhân, thủ công mỹ nghệ, bạn trẻ,
    bán lẻ, đổi mới sáng tạo, cổ phần, hợp tác
  `),
  verbs: words(`
    thúc đẩy, hỗ trợ, mở rộng, thay đổi, kết nối, phục vụ, nâng cao, bảo vệ, phát triển,
    tối ưu, đẩy mạnh, dự báo, cải thiện, xây dựng, số hóa
  `),
  adjectives: words(`
    mới, kỹ thuật số, khu vực, giai đoạn đầu, nhanh chóng, thông minh, giá rẻ,
    xuyên biên giới, bền vững, địa phương, an toàn, hàng đầu, di động, toàn cầu, đột phá
  `),
  stages: words(`
    Series A, Series B, hạt giống, Series C, tiền hạt giống, thiên thần
  `),
  people: {
    first: words(`
    Nguyễn, Trần, Lê, Phạm, Hoàng, Đặng, Bùi, Đỗ, Ngô, Vũ
  `),
    second: words(`
    Văn Hùng, Thị Lan, Minh Đức, Quốc Bảo, Thu Hà, Anh Tuấn, Ngọc Ánh, Thanh Tùng,
    Đình Phúc, Hồng Nhung
  `),
  },
  money: (millions) => `${decimalComma(millions)} triệu USD`,
  thousands: (count) => `${count}.000`,
  titles: [
    "{startup} gọi vốn thành công {money} vòng {stage} do {investor} dẫn dắt",
    "{startup} ra mắt nền tảng {industry} {adjective} tại {country}",
    "{investor} rót vốn vào {startup} để {verb} {noun}",
    "Startup {industry} {country} dùng {technology} để {verb} {noun}",
    "Công ty {technology} {startup} tiến vào thị trường {city}",
    "{startup} mua lại {stranger} nhằm {verb} {noun}",
    "Làn sóng {industry} {adjective} ở {city}",
    "Vì sao {noun} là lựa chọn mới của {investor}",
    "{startup} bổ nhiệm {person} làm giám đốc điều hành",
    "{country} xem xét quy định {adjective} cho {technology}",
    "Độc quyền: {startup} đàm phán vòng {stage} trị giá {money}",
  ],
  sentences: [
    "Công ty cho biết sẽ dùng số tiền này để {verb} {noun} và mở rộng đội ngũ tại {city}.",
    "Nền tảng {adjective} này giúp {noun} {verb} {noun} bằng {technology}.",
    "{person}, partner của {investor}, nhận định {noun} tại {country} sẽ tăng {share} trong năm nay.",
    "Đây là thương vụ {industry} lớn nhất ở {country} kể từ năm {year}.",
    "Thành lập năm {year}, startup hiện phục vụ hơn {thousands} người dùng ở {city} và {city}.",
    "Giới phân tích tại {stranger} kỳ vọng {noun} sẽ {verb} khi {technology} trở nên {adjective}.",
    "Các nhà sáng lập gặp nhau tại một chương trình {industry} ở {city}.",
    "Cuộc cạnh tranh với {startup} và {startup} được cho là sẽ {verb} {noun} trong khu vực.",
  ],
  pandemic: "Đại dịch COVID-19 làm giảm nhu cầu.",
  startupTaglines: [
    "Nền tảng {industry} {adjective} giúp {noun} {verb} {noun}",
    "Xây dựng {technology} cho {noun} tại {country}",
    "Chúng tôi {verb} {noun} bằng {technology}",
    "Giải pháp {adjective} để {verb} {noun} ở {city}",
  ],
  investorTaglines: [
    "Quỹ đầu tư mạo hiểm {adjective} cho {industry} tại {country}",
    "Đầu tư vào {technology} và {noun} vòng {stage}",
  ],
};
