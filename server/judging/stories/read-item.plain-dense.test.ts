import { expect, test } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { told } from "./test-items.ts";

/* Rounds told by spokesmen, of unknown names, by funds called "first", on days of signing. */

test.each<[Language, string, string, string]>([
  [
    "zh",
    "苏州检测商锐微获第二曲线基金领投3000万元A轮",
    "锐微昨日宣布完成3000万元人民币A轮融资，由第二曲线基金领投，港湾创投跟投。锐微为电池厂提供检测设备。",
    "锐微 | CNY 30000000 | series_a | 05-13 | 第二曲线基金*, 港湾创投",
  ],
  [
    "vi",
    "Xanh nhận 3 triệu USD từ Quỹ Đầu Tiên",
    "Xanh, nền tảng tái chế ở Đà Nẵng, hôm nay công bố nhận 3 triệu USD vòng Series A do Quỹ Đầu Tiên dẫn dắt.",
    "Xanh | USD 3000000 | series_a | 05-14 | Quỹ Đầu Tiên*",
  ],
  [
    "vi",
    "Startup dạy nấu ăn nhận 20 tỷ đồng",
    "Một startup dạy nấu ăn ở Huế vừa nhận 20 tỷ đồng vòng hạt giống từ Harbour Ventures. Bà Trần Thị Lý, nhà sáng lập Bếp Xưa, cho biết như vậy hôm qua. Bếp Xưa có 9.000 học viên.",
    "Bếp Xưa | VND 20000000000 | seed | 05-13 | Harbour Ventures",
  ],
  [
    "zh",
    "一家做河粉的创业公司拿到500万美元",
    "越南一家河粉机器人公司昨日宣布获得500万美元A轮融资。“粉机”创始人阮文明说，公司今年会进入泰国。粉机目前有60名员工。",
    "粉机 | USD 5000000 | series_a | 05-13 | ",
  ],
  [
    "th",
    "ปลาทูดี คว้าเงินรอบ Seed 18 ล้านบาท",
    "สตาร์ตอัปอาหารทะเลจากสมุทรสงคราม ปลาทูดี คว้าเงินรอบ Seed 18 ล้านบาทจาก Harbour Ventures เมื่อวันจันทร์\n\nปลาทูดี มีเรือในเครือข่าย 120 ลำ",
    "ปลาทูดี | THB 18000000 | seed | 05-11 | Harbour Ventures",
  ],
  [
    "th",
    "คลินิกหมาได้เงิน 40 ล้าน",
    "เพื่อนสี่ขา ของ สพ.ญ.อรุณี ศรีสุข เปิดเผยเมื่อวันอังคารว่าได้รับเงินลงทุนรอบซีรีส์ A 40 ล้านบาท จาก แบมบู แคปปิตอล\n\nปัจจุบัน เพื่อนสี่ขา มีคลินิก 22 แห่ง",
    "เพื่อนสี่ขา | THB 40000000 | series_a | 05-12 | แบมบู แคปปิตอล",
  ],
  [
    "th",
    "ระดมทุนรอบใหม่ เฮลท์ตี้มี ขยายสู่ลาว",
    "เฮลท์ตี้มี ระดมทุนรอบพรีซีรีส์ A ได้ 2 ล้านดอลลาร์สหรัฐ นำโดย Sunda Partners\n\nก่อนหน้านี้ เฮลท์ตี้มีเคยได้ทุน 5 ล้านบาท",
    "เฮลท์ตี้มี | USD 2000000 | pre_series_a |  | Sunda Partners*",
  ],
  [
    "th",
    "Harbour Ventures ทุ่ม 70 ล้านบาทให้ ข้าวหอมเทค",
    "Harbour Ventures ลงทุน 70 ล้านบาทรอบซีรีส์ A ใน ข้าวหอมเทค ผู้ผลิตเครื่องสีข้าวอัจฉริยะจากสุรินทร์\n\nข้าวหอมเทค มีลูกค้าโรงสี 300 แห่ง",
    "ข้าวหอมเทค | THB 70000000 | series_a |  | Harbour Ventures",
  ],
  [
    "th",
    '"น้องยิ้ม" ได้เงินเจ็ดหลัก',
    'แอปดูแลฟันเด็ก "น้องยิ้ม" ได้รับเงินลงทุนรอบ Seed จาก Sunda Partners เมื่อวานนี้ โดยไม่เปิดเผยมูลค่า',
    "น้องยิ้ม |  | seed | 05-13 | Sunda Partners",
  ],
  [
    "th",
    "โซลาร์บ้านเรา ปิดรอบซีรีส์ B 300 ล้านบาท",
    "โซลาร์บ้านเรา ปิดรอบซีรีส์ B มูลค่า 300 ล้านบาท นำโดย แบมบู แคปปิตอล บริษัทระบุในแถลงการณ์วันนี้\n\nโซลาร์บ้านเราติดตั้งแผงแล้ว 8,000 หลัง",
    "โซลาร์บ้านเรา | THB 300000000 | series_b | 05-14 | แบมบู แคปปิตอล*",
  ],
  [
    "th",
    "สองพี่น้องจากน่านกับเงิน 25 ล้าน",
    "จากร้านกาแฟเล็กๆ ในน่าน กาแฟดอยสูง ได้รับเงินลงทุน 25 ล้านบาทรอบ Seed จาก Harbour Ventures แล้ว พี่น้องสองคนผู้ก่อตั้ง กาแฟดอยสูง บอกว่าจะเปิดโรงคั่ว",
    "กาแฟดอยสูง | THB 25000000 | seed |  | Harbour Ventures",
  ],
  [
    "th",
    "สกายฟาร์ม ได้สินเชื่อ 80 ล้านบาท",
    "สกายฟาร์ม ได้รับสินเชื่อ 80 ล้านบาทจาก ธนาคารรุ่งเรือง พิธีลงนามมีขึ้นเมื่อวันอังคารที่กรุงเทพฯ",
    "สกายฟาร์ม | THB 80000000 | debt | 05-12 | ธนาคารรุ่งเรือง",
  ],
  [
    "vi",
    "Bamboo Capital đặt cược vào Mango",
    "Mango, ví điện tử của tiểu thương, có thêm 8 triệu USD từ Bamboo Capital và hai cổ đông cũ. Khoản tiền thuộc vòng Series A, công ty thông báo hôm thứ Ba.",
    "Mango | USD 8000000 | series_a | 05-12 | Bamboo Capital",
  ],
  [
    "vi",
    "Cô giáo Huế và ứng dụng triệu đô",
    "Ứng dụng dạy chữ nổi SángChữ của cô giáo Lê Thị Hồng vừa gọi được 1 triệu USD vòng tiền hạt giống. Nhà đầu tư là Harbour Ventures.",
    "SángChữ | USD 1000000 | pre_seed |  | Harbour Ventures",
  ],
  [
    "vi",
    "Tiền ngoại vào kho lạnh",
    "Kho lạnh Bắc Cực (Long An) nhận 150 tỷ đồng vòng Series B từ Sunda Partners, theo thông báo phát đi ngày 13/5. Đây là lần thứ ba Bắc Cực gọi vốn.",
    "Bắc Cực | VND 150000000000 | series_b | 05-13 | Sunda Partners",
  ],
  [
    "zh",
    "卖菜机器人也能融资",
    "5月12日，生鲜机器人公司绿手宣布完成近亿元A轮融资，由竹资本领投，港湾创投等跟投。绿手成立三年，已进入四个城市。",
    "绿手 |  | series_a | 05-12 | 竹资本*, 港湾创投",
  ],
  [
    "zh",
    "莲护：把护理员送进山村",
    "在贵州山村，莲护的护理员每天走二十里路。这家公司昨天宣布拿到5000万元B轮融资，投资方为竹资本。",
    "莲护 | CNY 50000000 | series_b | 05-13 | 竹资本",
  ],
  [
    "zh",
    "新加坡基金加码大马农业科技",
    "港湾创投与竹资本联手向槟城农业科技公司稻芯注资800万令吉，稻芯周二证实了这笔种子轮交易。",
    "稻芯 | MYR 8000000 | seed | 05-12 | 港湾创投, 竹资本",
  ],
  [
    "th",
    "ทุนสิงคโปร์เข้าไทย รายล่าสุด สกายฟาร์ม",
    "Harbour Ventures จากสิงคโปร์ใส่เงิน 3 ล้านดอลลาร์ในสกายฟาร์ม ผู้ปลูกผักแนวตั้งจากเชียงใหม่ รอบซีรีส์ A ตามแถลงการณ์เมื่อวันพุธ",
    "สกายฟาร์ม | USD 3000000 | series_a | 05-13 | Harbour Ventures",
  ],
  [
    "th",
    "ตลาดนัดออนไลน์ “นัดพบ” ระดมทุน",
    "“นัดพบ” ตลาดนัดออนไลน์จากขอนแก่น ปิดรอบ Seed 12 ล้านบาท นักลงทุนคือ แบมบู แคปปิตอล และนักลงทุนนางฟ้าสามราย ประกาศเมื่อวันจันทร์ที่ผ่านมา",
    "นัดพบ | THB 12000000 | seed | 05-11 | แบมบู แคปปิตอล",
  ],
  [
    "th",
    "พี่ช่างดอทคอม รับเงินลงทุนจาก Sunda Partners",
    "พี่ช่างดอทคอม เว็บเรียกช่างซ่อมบ้าน รับเงินลงทุน 25 ล้านบาทจาก Sunda Partners ในรอบพรีซีรีส์ A บริษัทเผยวันนี้ว่ามีช่าง 4,000 คน",
    "พี่ช่างดอทคอม | THB 25000000 | pre_series_a | 05-14 | Sunda Partners",
  ],
  [
    "vi",
    "Ứng dụng đặt sân Pickle Việt có nhà đầu tư mới",
    "Pickle Việt, ứng dụng đặt sân thể thao, vừa khép lại vòng Pre-Series A với 2,2 triệu USD. Dẫn đầu là Bamboo Capital, cùng hai quỹ Nhật. Thông tin được công ty phát đi chiều 13/5.",
    "Pickle Việt | USD 2200000 | pre_series_a | 05-13 | Bamboo Capital*",
  ],
  [
    "vi",
    "Rong biển Ninh Thuận hút 45 tỷ đồng",
    "Công ty CP Rong Xanh Nam Trung Bộ vừa được Sunda Partners rót 45 tỷ đồng ở vòng hạt giống. Tiền sẽ dùng nuôi rong sụn trên 300 ha.",
    "Rong Xanh Nam Trung Bộ | VND 45000000000 | seed |  | Sunda Partners",
  ],
  [
    "vi",
    "Harbour Ventures dẫn dắt vòng vốn 6 triệu USD của Mango",
    "Ví điện tử Mango hôm qua công bố vòng Series B trị giá 6 triệu USD do Harbour Ventures dẫn dắt, Bamboo Capital đồng hành.",
    "Mango | USD 6000000 | series_b | 05-13 | Harbour Ventures*, Bamboo Capital",
  ],
  [
    "vi",
    "Gọi vốn giữa mùa đông: chuyện của Bún Robot",
    "Giữa lúc dòng tiền cạn, Bún Robot vẫn huy động được 1,4 triệu USD. Vòng hạt giống này có Sunda Partners và ba nhà đầu tư thiên thần. Bún Robot làm máy nấu phở tự động.",
    "Bún Robot | USD 1400000 | seed |  | Sunda Partners",
  ],
  [
    "zh",
    "仓储机器人企业“搬山”获B轮融资",
    "搬山科技5月13日宣布完成2亿元人民币B轮融资，竹资本领投，港湾创投、老股东跟投。公司成立于2019年，2023年曾获6000万元A轮融资。",
    "搬山科技 | CNY 200000000 | series_b | 05-13 | 竹资本*, 港湾创投",
  ],
  [
    "zh",
    "泰国椰子水品牌再融资",
    "（曼谷讯）泰国椰子水品牌CocoThai昨天说，已从竹资本募得9000万泰铢A轮资金，将用于在清迈建厂。",
    "CocoThai | THB 90000000 | series_a | 05-13 | 竹资本",
  ],
  [
    "zh",
    "港湾创投独家投资海鲜电商渔火",
    "海鲜电商渔火近日获得港湾创投独家投资的500万新元Pre-A轮融资。渔火目前服务新加坡和柔佛的400家餐馆。",
    "渔火 | SGD 5000000 | pre_series_a |  | 港湾创投",
  ],
  [
    "th",
    "“ลุงมี” ร้านชำออนไลน์ ปิดดีล 45 ล้านบาท",
    "ลุงมี แพลตฟอร์มร้านชำออนไลน์จากอุบลราชธานี ปิดรอบพรีซีรีส์ A มูลค่า 45 ล้านบาท จาก Sunda Partners และ แบมบู แคปปิตอล เมื่อวันที่ 12 พ.ค.",
    "ลุงมี | THB 45000000 | pre_series_a | 05-12 | Sunda Partners, แบมบู แคปปิตอล",
  ],
  [
    "th",
    "แบมบู แคปปิตอล นำทีมลงทุน 200 ล้านใน อีวีบ้านนา",
    "อีวีบ้านนา ผู้ผลิตรถไถไฟฟ้าจากสุพรรณบุรี ประกาศวันนี้ว่าระดมทุนซีรีส์ B ได้ 200 ล้านบาท โดยมี แบมบู แคปปิตอล เป็นผู้นำการลงทุน",
    "อีวีบ้านนา | THB 200000000 | series_b | 05-14 | แบมบู แคปปิตอล*",
  ],
  [
    "th",
    "สตาร์ทอัปเลี้ยงจิ้งหรีด CrickGo รับทุน Seed",
    "CrickGo สตาร์ทอัปเลี้ยงจิ้งหรีดจากขอนแก่น รับทุน Seed 500,000 ดอลลาร์ จาก Harbour Ventures ผู้ก่อตั้งเปิดเผยเมื่อวานนี้",
    "CrickGo | USD 500000 | seed | 05-13 | Harbour Ventures",
  ],
  [
    "th",
    "ทุเรียนแช่แข็งส่งจีนได้เงินเพิ่ม",
    "บริษัท ทุเรียนฟรีซ จำกัด ผู้ส่งออกทุเรียนแช่แข็ง ได้รับสินเชื่อ 150 ล้านบาทจาก ธนาคารรุ่งเรือง ลงนามเมื่อวันจันทร์",
    "ทุเรียนฟรีซ | THB 150000000 | debt | 05-11 | ธนาคารรุ่งเรือง",
  ],
  [
    "th",
    "Lotus Care เวียดนามได้ 5 ล้านดอลลาร์",
    "Lotus Care แพลตฟอร์มสุขภาพจากเวียดนาม ระดมทุนซีรีส์ A ได้ 5 ล้านดอลลาร์ นำโดย แบมบู แคปปิตอล ตามประกาศเมื่อ 13 พฤษภาคม",
    "Lotus Care | USD 5000000 | series_a | 05-13 | แบมบู แคปปิตอล*",
  ],
])("reads the round of %s: “%s”", (language, title, text, expected) => {
  expect(told(language, title, text)).toBe(expected);
});
