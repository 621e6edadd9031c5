import { FIGHTING_WORDS } from "../../../language/fighting-words.ts";
import type { Lexicon } from "./lexicon.ts";

export const vi: Lexicon = {
  fillerField:
    "thử nghiệm|(?:tên|mô tả|địa chỉ) (?:công ty|startup|doanh nghiệp)(?: của bạn| của tôi)?|công ty (?:của bạn|của tôi|thử nghiệm|abc|xyz)|đang cập nhật|chưa (?:có|nhập|cập nhật)|sẽ (?:cập nhật|bổ sung)(?: sau)?|nhập (?:mô tả|tên|nội dung)(?: ở đây| tại đây)?",
  fillerText: "mô tả|tên|kiểm tra|ví dụ|sắp ra mắt|nội dung",
  filler:
    "(?:tên|mô tả) (?:công ty|doanh nghiệp|startup) (?:của bạn )?(?:ở đây|tại đây)|(?:nhập|điền|viết|thêm) (?:\\S+ ){0,3}?(?:mô tả|tên|nội dung|giới thiệu)(?: \\S+){0,3}? (?:ở|tại|vào) đây|(?:mô tả|nội dung) (?:sẽ )?(?:được )?(?:cập nhật|bổ sung) sau|đây (?:chỉ )?là (?:một )?(?:bài |bản |nội dung |văn bản )?(?:thử nghiệm|test|mẫu thử|văn bản mẫu)(?=[.!\\n]|$)",
  slurs:
    "địt (?:mẹ|con|nhau|nó)|đụ (?:má|mẹ)|đéo mẹ|con mẹ mày|lồn|con cặc|cặc|buồi|con đĩ|đĩ điếm|chó đẻ|bọn mọi rợ|tàu khựa|khựa|bọn tàu chó",
  sexual:
    "gái gọi (?:cao cấp|sinh viên|giá rẻ)|dịch vụ gái gọi|massage kích dục|mát[- ]?xa kích dục|dịch vụ (?:tình dục|sex)|sugar baby|phim (?:sex|heo|cấp ba)|chat sex",
  hatred:
    "(?:giết|tiêu diệt|đuổi|tàn sát) (?:hết|sạch|tất cả|bọn|lũ)(?: \\S+){0,2}? (?:tàu|trung quốc|khmer|chàm|hồi giáo|công giáo|do thái|người nước ngoài|thượng)|(?:người|bọn|lũ) (?:tàu|trung quốc|khmer|hồi giáo|do thái|da đen|thượng) (?:là|toàn là|đều là) (?:lũ |đồ )?(?:chó|lợn|súc vật|rác rưởi|ký sinh|sâu bọ)|chúng tôi (?:ghét|căm ghét) (?:người |bọn )?(?:tàu|trung quốc|khmer|hồi giáo|do thái|da đen)",
  denies: "không|chẳng|chưa",
  fights: FIGHTING_WORDS.vi,
  promises:
    "cam kết (?:\\S+ )?(?:lợi nhuận|sinh lời|có lời)|(?:đảm bảo|bảo đảm|chắc chắn) (?:lợi nhuận|lãi|sinh lời|có lời) (?:\\d|100|mỗi (?:tháng|ngày)|hàng (?:tháng|ngày)|cho (?:nhà đầu tư|bạn|quý khách|anh chị))|lợi nhuận (?:\\S+ )?(?:đảm bảo|bảo đảm|chắc chắn|cam kết|100 ?%)|100 ?% (?:lợi nhuận|có lời|sinh lời|lãi)|(?:đầu tư|lợi nhuận|sinh lời) không (?:có )?rủi ro|(?:lãi|lợi nhuận) (?:\\S+ )?[1-9]\\d*(?:[.,]\\d+)? ?% ?(?:mỗi|một|1|/) ?ngày|(?:nhân đôi|gấp đôi|x2|x3) (?:số )?(?:tiền|vốn|tài khoản) (?:của bạn|của anh|trong)|làm giàu (?:nhanh|không khó|siêu tốc)|tham gia (?:\\S+ ){0,3}?(?:telegram|zalo|nhóm|group|kênh|discord|line)(?: \\S+){0,4}? (?:tín hiệu|kèo|lãi|pump|phím hàng)|(?:kéo|phím) (?:lệnh|kèo|hàng) (?:miễn phí|vip|chuẩn)|mua (?:ngay )?(?:token|coin|đồng coin)(?: của chúng tôi)? (?:ngay|hôm nay|trước khi)|việc nhẹ lương cao",
  producers:
    "(?:nông dân|nông hộ|bà con|ngư dân|tài xế|nhà cung cấp|tiểu thương|thợ|công nhân|hợp tác xã|hộ trồng|người trồng|nhà vườn)",
  urges:
    "(?:bấm|nhấn|click) (?:vào )?(?:đây|link|liên kết)|(?:mua|đặt hàng|gọi|đăng ký|liên hệ) ngay(?: hôm nay)?|nhập mã giảm giá|giảm giá \\d+ ?%|inbox (?:ngay|shop)|kết bạn zalo",
  applies:
    "(?<!chúng )(?:tôi|mình) (?:đang |hiện đang |hiện )(?:tìm|kiếm|tìm kiếm|cần tìm) (?:việc|việc làm|công việc|một công việc)|sơ yếu lý lịch của (?:tôi|em)|(?:cv|hồ sơ xin việc|đơn xin việc) của (?:tôi|em|mình)|đây là (?:bài tập|đồ án|bài tập lớn)(?: \\S+){0,2}? (?:môn|của lớp|ở trường|trên lớp)",
  offers:
    "bán|mua|làm|sản xuất|sản phẩm|cung cấp|giúp|dịch vụ|nền tảng|ứng dụng|phần mềm|đầu tư|rót|vốn|quỹ|giao|kết nối|quản lý|phát triển|đào tạo|dạy|cho vay|cho thuê|thuê|công cụ|hệ thống|giải pháp|công nghệ|khách|khách hàng|tiểu thương|nông dân|người dùng|công ty|doanh nghiệp|giá|thanh toán|trả|cửa hàng|tiệm|thu mua|hỗ trợ|hậu thuẫn|chế biến|vận hành|startup|nhà sáng lập",
  phone: "điện thoại|đt|sđt|số điện thoại|hotline|gọi|liên hệ|di động|zalo|tel",
  account: "số tài khoản|stk|tài khoản ngân hàng|tk ngân hàng|tk|chuyển khoản",
  person: "cccd|cmnd|căn cước|căn cước công dân|chứng minh nhân dân|hộ chiếu|số định danh",
  registered:
    "mst|mã số thuế|mã số doanh nghiệp|mã doanh nghiệp|giấy phép|gpkd|đkkd|đăng ký kinh doanh|số đăng ký|gcn|chứng nhận|mã vạch",
  founded: "(?:được )?(?:thành lập|sáng lập|ra đời)(?: từ| vào)?(?: năm)?",
  seated:
    "(?:trụ sở(?: chính)?|văn phòng chính|hội sở)(?: của chúng tôi)?(?: đặt)? ?(?:tại|ở|:)|đặt trụ sở (?:tại|ở)",
  raising: "gọi vốn|huy động vốn|đang gọi|kêu gọi",
  raised: "đã|hoàn tất|trước đó|tiếp theo|sau đó|sau khi",
};
