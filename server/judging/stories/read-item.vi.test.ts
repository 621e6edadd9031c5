import { expect, test } from "vitest";
import { told } from "./test-items.ts";

test.each([
  [
    "Startup nông nghiệp Xanh gọi vốn thành công 2,5 triệu USD",
    "Ngày 13/5, startup nông nghiệp Xanh công bố gọi vốn thành công 2,5 triệu USD ở vòng tiền Series A. Vòng này do Bamboo Capital dẫn dắt, với sự tham gia của Harbour Ventures và Sao Mai Ventures.\n\nTrước đó, năm 2024, công ty đã gọi được 600.000 USD vòng hạt giống. Tổng số vốn huy động đến nay đạt 3,1 triệu USD.",
    "Xanh | USD 2500000 | pre_series_a | 05-13 | Bamboo Capital*, Harbour Ventures, Sao Mai Ventures",
  ],
  [
    "Quỹ Bamboo Capital rót 30 tỷ đồng vào chuỗi cà phê Phố Cũ",
    "Quỹ đầu tư Bamboo Capital vừa rót 30 tỷ đồng vào chuỗi cà phê Phố Cũ. Thông tin được hai bên công bố chiều qua tại TP.HCM.\n\nDoanh thu của Phố Cũ năm 2025 đạt 85 tỷ đồng.",
    "Phố Cũ | VND 30000000000 |  | 05-13 | Bamboo Capital",
  ],
  [
    "Vận Tải Nhanh huy động hơn 5 triệu USD vòng Series A",
    "Công ty công nghệ Vận Tải Nhanh cho biết đã huy động hơn 5 triệu USD từ các nhà đầu tư trong vòng Series A, dẫn đầu bởi Sunda Partners. Công ty được định giá 25 triệu USD.",
    "Vận Tải Nhanh | USD 5000000 | series_a |  | Sunda Partners*",
  ],
  [
    "Nền tảng y tế Tâm Việt nhận khoản vay 50 tỷ đồng từ Ngân hàng Sông Cái",
    "Tâm Việt hôm nay ký hợp đồng vay 50 tỷ đồng với Ngân hàng Sông Cái. Khoản vay có kỳ hạn ba năm.",
    "Tâm Việt | VND 50000000000 | debt | 05-14 | Ngân hàng Sông Cái",
  ],
  [
    "Startup giao cơm nhận gần 80 tỷ đồng",
    "Bếp Nhà, ứng dụng giao cơm ở quận Hải Châu, vừa gọi thêm 78 tỷ đồng từ Bamboo Capital, theo thông cáo ngày 13/5.\n\nĐây là vòng Series A của doanh nghiệp thành lập năm 2021.",
    "Bếp Nhà | VND 78000000000 | series_a | 05-13 | Bamboo Capital",
  ],
])("reads the round of “%s”", (title, text, expected) => {
  expect(told("vi", title, text)).toBe(expected);
});

test.each([
  [
    "Xanh dự kiến gọi vốn 10 triệu USD vào cuối năm",
    "Startup Xanh dự kiến gọi vốn 10 triệu USD vòng Series A vào quý IV. Công ty đang đàm phán với một số quỹ.",
  ],
  [
    "Xanh mở rộng sang Campuchia",
    "Xanh vừa mở văn phòng tại Phnom Penh. Năm ngoái, công ty đã gọi vốn 2,5 triệu USD do Bamboo Capital dẫn dắt.",
  ],
  [
    "Tập đoàn Bắc Hà mua lại 60% cổ phần Phố Cũ với giá 120 tỷ đồng",
    "Tập đoàn Bắc Hà vừa mua lại 60% cổ phần của chuỗi cà phê Phố Cũ với giá 120 tỷ đồng.",
  ],
  [
    "Vốn đầu tư vào startup Việt giảm còn 400 triệu USD",
    "Theo báo cáo, các startup Việt Nam huy động 400 triệu USD trong năm 2025, giảm 20%.",
  ],
])("reads no round in “%s”", (title, text) => {
  expect(told("vi", title, text)).toBe("none");
});
