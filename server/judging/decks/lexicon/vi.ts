import type { Lexicon } from "../rubric/sections.ts";

export const vi: Lexicon = {
  sections: {
    purpose: {
      title: "về chúng tôi|chúng tôi là ai|sứ mệnh|tầm nhìn|giới thiệu|tổng quan|trong một câu",
      body: "chúng tôi (?:giúp|xây dựng|tạo|kết nối|cung cấp|bán|mang)|giúp|(?:nền tảng|ứng dụng|phần mềm|dịch vụ|mạng lưới|sàn|khoản vay|bảo hiểm) (?:\\S+ ){0,5}(?:cho|dành cho|giúp)",
    },
    problem: {
      title:
        "(?:nỗi|điểm) (?:đau|khổ|nhức nhối)(?: .*)?|chuyện gì đang (?:xảy ra|sai).*|(?:bất tiện|hạn chế|rào cản)(?: .*)?|hiện trạng|hiện nay|vì sao (?:cần|quan trọng).*|(?:điều|cái) (?:đang )?(?:sai|hỏng).*|rắc rối|bất cập|trở ngại|(?:các )?vấn đề|thách thức|nỗi đau|khó khăn|thực trạng",
      body: "khó khăn|lãng phí|thất thoát|mất \\S+|không (?:thể|có) (?:tiếp cận)?|quá (?:chậm|đắt)|thiếu",
    },
    solution: {
      title:
        "(?:cách|hướng) (?:chúng tôi )?(?:làm|giải quyết|xử lý)(?: .*)?|chúng tôi (?:làm gì|mang đến|tạo ra|giải quyết).*|lời giải|câu trả lời|ý tưởng|chúng tôi làm gì|giải pháp(?: của chúng tôi)?|cách chúng tôi (?:giải quyết|giúp)|chúng tôi làm gì|giá trị mang lại",
      body: "giải pháp của chúng tôi|chúng tôi (?:giải quyết|thay thế|tự động hóa|số hóa)",
    },
    whyNow: {
      title:
        "tính (?:cấp thiết|cấp bách)|(?:tại sao|vì sao) (?:là )?(?:lúc này|bây giờ|năm nay|hôm nay)|điều (?:gì )?(?:đã |vừa )?(?:thay đổi|đổi khác)|(?:đúng )?(?:lúc|thời cơ|cơ hội vàng)|chuyển biến|bước ngoặt|tại sao (?:là )?(?:bây giờ|lúc này)|vì sao (?:là )?(?:bây giờ|lúc này)|thời điểm|xu hướng|điều gì (?:vừa |đã )?thay đổi",
      body: "tại sao bây giờ|thời điểm (?:vàng|thích hợp|này)|quy định mới|nghị định|có hiệu lực|lần đầu tiên|kể từ (?:20\\d\\d|năm|đại dịch)",
    },
    market: {
      title:
        "(?:độ lớn|quy mô|sức mua|dung lượng|tiềm năng)(?: .*)?|(?:sân chơi|miếng bánh)|thị trường (?:lớn|rộng).*|lớn (?:cỡ nào|đến đâu|bao nhiêu)|ai (?:cần|mua).*|(?:quy mô |cơ hội |tiềm năng )?thị trường(?: mục tiêu)?|cơ hội|dung lượng thị trường",
      body: "tam|quy mô thị trường|thị trường trị giá|dung lượng thị trường",
    },
    product: {
      title:
        "(?:cách|quy trình) (?:dùng|sử dụng|vận hành|học|đặt)(?: .*)?|trông như thế nào|hoạt động (?:thế nào|ra sao)|một ngày .*|các bước|từng bước|màn hình|giao diện|trải nghiệm|sản phẩm(?: của chúng tôi)?|cách (?:thức )?hoạt động|tính năng|công nghệ|nền tảng|ứng dụng|demo|vận hành ra sao",
      body: "cách hoạt động|sản phẩm của chúng tôi|ứng dụng của chúng tôi|tính năng|bước 1|người dùng (?:mở|quét|chụp|đặt)",
    },
    model: {
      title:
        "(?:cách )?(?:kiếm|thu) tiền.*|tiền (?:đến )?từ đâu.*|nguồn (?:tiền|doanh thu)|ai trả tiền.*|giá(?: cả| dịch vụ| tiền)?|bài toán (?:trên|của|cho) .*|(?:lời lãi|kinh tế) (?:trên|mỗi|của) .*|doanh thu (?:đến )?từ.*|một khách (?:hàng )?đáng giá.*|chúng tôi thu tiền.*|doanh thu đến từ đâu|mô hình (?:kinh doanh|doanh thu)|nguồn thu|cách chúng tôi kiếm tiền|giá bán|bảng giá|kinh tế đơn vị",
      body: "hoa hồng|phí (?:dịch vụ|thuê bao|giao dịch)|thuê bao|chúng tôi thu|biên lợi nhuận|trên mỗi (?:giao dịch|đơn|người dùng)",
    },
    traction: {
      title:
        "(?:chặng đường|hành trình|dấu mốc|thành quả|thành tích|tiến triển|đã làm được)(?: .*)?|(?:những gì )?(?:chúng tôi )?đã (?:làm được|đạt được|có).*|đến (?:nay|hôm nay|tháng).*|kết quả .*|hiện (?:tại|có).*|bằng chứng|số liệu thực tế|số liệu|con số|kết quả(?: đạt được| ban đầu| kinh doanh)?|thành tựu|sức kéo|tăng trưởng|chỉ số|cột mốc|tiến độ|thử nghiệm|khách hàng|traction",
      body: "khách hàng (?:trả phí|trả tiền)|người dùng (?:hoạt động|tích cực)|doanh thu (?:hàng tháng|định kỳ)|thử nghiệm với|mua lại|mrr|arr",
    },
    goToMarket: {
      title:
        "(?:đường|lối) (?:ra|vào|đến|tới) (?:thị trường|khách hàng)|(?:tìm|có|lấy|tuyển|chinh phục|đưa|kéo) (?:khách|khách hàng|người dùng|học viên|người mua).*|khách (?:hàng )?(?:đến )?từ đâu.*|kênh .*|(?:cách|kế hoạch) (?:bán|mở rộng|phủ|nhân rộng).*|mở rộng|phân phối|bán (?:thế nào|cho ai|ở đâu).*|tìm khách(?: hàng)?|cách (?:chúng tôi )?(?:tìm|bán|tiếp cận).*|(?:chiến lược|kế hoạch) (?:tiếp cận thị trường|bán hàng|tiếp thị|marketing|mở rộng|tăng trưởng|ra thị trường)|tiếp cận (?:thị trường|khách hàng)|kênh (?:bán hàng|phân phối)|bán hàng|kênh bán|go-to-market",
      body: "thông qua (?:hợp tác xã|đối tác|đại lý|ngân hàng|hiệp hội)|đội ngũ bán hàng|giới thiệu|kênh|đại lý",
    },
    competition: {
      title:
        "(?:ai|người) (?:cũng|khác|còn).*|(?:so|khác) (?:với|gì) .*|(?:cách|phương án|giải pháp|lựa chọn) (?:khác|cũ|hiện nay|thay thế)(?: .*)?|đặt lên bàn cân|vì sao (?:chọn|là) chúng tôi|điểm (?:khác biệt|mạnh)|đối trọng|so với .*|(?:các )?lựa chọn khác|(?:đối thủ )?cạnh tranh|đối thủ|lợi thế(?: cạnh tranh)?|khác biệt|bối cảnh cạnh tranh|tại sao chọn chúng tôi",
      body: "đối thủ|cạnh tranh|so với|khác với",
    },
    team: {
      title:
        "(?:những )?(?:con người|người|gương mặt) (?:đứng sau|phía sau|làm nên|sáng lập)(?: .*)?|chúng tôi là ai|ai (?:làm|đứng sau).*|(?:đội|nhóm|ê-kíp)(?: .*)?|về chúng tôi|ai làm|đội ngũ(?: sáng lập| lãnh đạo)?|nhóm sáng lập|nhà sáng lập|con người|ban lãnh đạo",
      body: "sáng lập|ceo|cto|coo|cfo|giám đốc",
    },
    financials: {
      title:
        "(?:kế hoạch|dự báo|viễn cảnh|mục tiêu) (?:ba|năm|hai|3|5|2) năm|(?:ba|năm|3|5) năm tới|(?:dự báo|dự kiến|dự toán)|ngân sách|(?:số liệu|kế hoạch) tiền.*|thu chi|doanh thu (?:dự kiến|và chi phí).*|tài chính|(?:dự báo|dự phóng|kế hoạch) (?:tài chính|doanh thu)|dự phóng|lãi lỗ",
      body: "dự báo|dự phóng|điểm hòa vốn|hòa vốn|lợi nhuận (?:gộp|ròng)|dòng tiền|đốt tiền",
    },
    ask: {
      title:
        "(?:chúng tôi|điều chúng tôi) (?:cần|tìm kiếm|kêu gọi|gọi vốn|mong|đang gọi).*|(?:vòng|đợt) (?:này|gọi vốn|hạt giống|series).*|(?:lời )?(?:mời|đề nghị)(?: .*)?|đồng hành.*|cần (?:gì|bao nhiêu|vốn).*|hợp tác|gọi vốn|vòng này|(?:lời )?(?:kêu gọi|đề xuất) (?:đầu tư|vốn)|gọi vốn|huy động vốn|nhu cầu vốn|vốn cần|đầu tư|lời mời đầu tư|chúng tôi cần",
      body: "(?:chúng tôi )?(?:đang )?(?:gọi vốn|huy động|kêu gọi|tìm kiếm)|vòng (?:hạt giống|gọi vốn|tiền hạt giống)|cần vốn",
    },
    useOfFunds: {
      title:
        "(?:tiền|vốn) (?:dùng|đi|sẽ|được dùng|chi).*|(?:dùng|chi|tiêu) (?:tiền|vốn)?.*(?:vào đâu|thế nào|vào việc gì)|kế hoạch chi.*|phân bổ.*|sử dụng (?:vốn|nguồn vốn|tiền)(?: .*)?|phân bổ(?: vốn| nguồn vốn)?|kế hoạch sử dụng .*",
      body: "sử dụng vốn|vốn (?:sẽ )?(?:được )?(?:dùng|sử dụng|phân bổ)|phân bổ",
    },
    contact: {
      title:
        "gặp (?:chúng tôi|nhau)|(?:nói chuyện|trao đổi|kết nối)(?: .*)?|hỏi đáp|trân trọng|liên hệ|cảm ơn|xin cảm ơn",
      body: "liên hệ|zalo|hotline",
    },
  },
  topics: {
    tam: "tam|tổng thị trường|quy mô thị trường",
    sam: "sam|thị trường (?:có thể )?phục vụ",
    som: "som|thị trường (?:có thể )?(?:đạt được|giành được)",
    cac: "chi phí (?:có|tìm|kiếm|lấy) (?:được )?(?:một |mỗi )?(?:khách(?: hàng)?|người dùng)|chi phí (?:trên|cho) mỗi khách|cac|chi phí (?:thu hút|có được|tìm) (?:một )?khách(?: hàng)?",
    ltv: "ltv|giá trị vòng đời(?: khách hàng)?",
    ltvToCac: "ltv ?[/:] ?cac|tỷ lệ ltv",
    churn: "churn|tỷ lệ rời bỏ",
    arr: "arr|doanh thu định kỳ (?:hàng )?năm",
    mrr: "mrr|doanh thu định kỳ (?:hàng )?tháng",
    revenue: "doanh thu|doanh số",
    gmv: "gmv|giá trị giao dịch|giải ngân",
    customers:
      "(?:khách hàng|cửa hàng|phòng khám|trường(?: học)?|nhà hàng|khách sạn|doanh nghiệp|quán)(?: trả phí| hoạt động)?",
    users: "người dùng(?: hoạt động| đăng ký)?|nông dân|học sinh|bệnh nhân|tài xế|nông hộ|học viên",
    retention: "tỷ lệ giữ chân|giữ chân|tỷ lệ mua lại|mua lại|gia hạn",
    margin: "lãi gộp|lợi nhuận gộp|tỷ suất lợi nhuận|biên lợi nhuận(?: gộp| ròng)?|biên gộp",
    growth: "tăng trưởng|tăng",
    burn: "chi (?:ròng )?(?:mỗi|hàng) tháng|mỗi tháng (?:chi|tiêu)|đốt tiền|burn rate|chi ròng|chi tiêu ròng",
    runway: "runway|đủ (?:dùng|hoạt động|vận hành|chi)(?: trong)?|duy trì(?: trong)?",
    valuation: "định giá",
    ask: "cần(?= \\d)|gọi vốn|huy động|kêu gọi|cần vốn|tìm kiếm|gọi|vòng gọi vốn",
    payback: "thu hồi vốn|thu lại(?: vốn)?|hoàn vốn",
    price: "giá|arpu|giá trị đơn hàng trung bình|phí thuê bao",
  },
  signals: {
    jargon:
      "hệ sinh thái|toàn diện|tối ưu hóa|chuyển đổi số|cách mạng 4\\.0|công nghệ lõi|thế hệ (?:mới|tiếp theo)|tiên phong|liền mạch|trao quyền|hiệp lực|cộng hưởng|đa kênh|end-to-end|ứng dụng ai|sáng tạo|tiên tiến|đột phá|bứt phá|mô hình ưu việt",
    modal: "sẽ|dự kiến",
    vanity:
      "lượt (?:chia sẻ|theo dõi|quan tâm|tiếp cận)|fanpage|follow(?:er)?s?|lượt tải|lượt xem|lượt truy cập|người theo dõi|lượt thích|người đăng ký|người dùng đăng ký|danh sách chờ|giải thưởng|lượt tiếp cận|truyền thông|tài khoản đăng ký",
    alone:
      "chưa có (?:ứng dụng|công ty|đơn vị|nền tảng|sản phẩm|doanh nghiệp|startup) nào|đầu tiên và duy nhất|duy nhất (?:tại|ở|trên)",
    result: "lợi nhuận|lãi(?: ròng)?|lỗ|ebitda",
    margin: "lợi nhuận|lãi|biên đóng góp|ebitda",
    cash: "tiền mặt|số dư|tiền trong tài khoản|quỹ tiền",
    breakEven: "hòa vốn|hoà vốn|có lãi|ebitda dương",
    everCounted: "lượt tải|lượt cài đặt|tài khoản (?:đã )?(?:tạo|mở|đăng ký)|đã đăng ký",
    independence: "không (?:bị )?(?:phụ|lệ) thuộc",
    rest: "khác|còn lại",
    buyers: "khách hàng|khách|người mua|người bán|nền tảng|nguồn (?:đơn|doanh thu|khách)",
    we: "chúng tôi|chúng ta",
    denial:
      "(?:(?:không|chưa) (?:có|còn|gặp|sợ) (?:bất kỳ )?(?:đối thủ(?: cạnh tranh)?|(?:sự )?cạnh tranh|ai cạnh tranh)(?: (?:trực|gián) tiếp)?(?: nào)?|(?:không|chưa) (?:có )?(?:ai|(?:đơn vị|công ty) nào) (?:khác )?(?:cạnh tranh|làm (?:điều|việc) (?:này|tương tự))|một mình một (?:chợ|sân))(?: (?:hiện nay|hiện tại|đến nay))?(?: (?:tại|ở|trong|với) \\S+(?: \\S+){0,3})?$",
    direct: "trực tiếp",
    indirect:
      "gián tiếp|thay thế|cách (?:cũ|thủ công)|(?:hiện nay|hiện tại):|(?:hiện nay|hiện tại),? (?:\\S+ ){1,4}(?:dùng|sử dụng)",
    future:
      "sẽ|dự kiến|kế hoạch|mục tiêu|lộ trình|sắp|hướng tới|kỳ vọng|định ra mắt|trước khi kết thúc",
    projection: "dự báo|dự phóng|ước tính|kế hoạch (?:tài chính|doanh thu)|dự kiến doanh thu",
    source:
      "niên giám|danh mục|hiệp hội|cục|viện|sở|tổng điều tra|chúng tôi (?:đo|đếm|khảo sát|hỏi)|thống kê|sổ bộ|hải quan|nguồn:?|theo|báo cáo|khảo sát|tổng cục thống kê|bộ (?:nông nghiệp|công thương|y tế|giáo dục)|ngân hàng (?:thế giới|nhà nước)|nghiên cứu|phỏng vấn|google|temasek|bain|statista|số liệu",
    period:
      "mỗi (?:tháng|năm|tuần|ngày|quý)|(?:hàng|hằng) (?:tháng|năm|tuần|ngày|quý)|một (?:tháng|năm)|/ ?(?:tháng|năm)|kể từ|từ tháng|trong \\d+ (?:tháng|tuần|năm)|(?:tháng|năm|quý) (?:trước|này|qua|vừa qua)|tháng \\d+|quý [1-4i]+|năm 20\\d\\d|tính đến|đến nay|hiện nay|q[1-4]|mrr|arr",
    perMonth: "mỗi tháng|(?:hàng|hằng) tháng|một tháng|/ ?tháng|mrr",
    fundsItem:
      "sản phẩm|phát triển|công nghệ|kỹ thuật|tiếp thị|marketing|bán hàng|kinh doanh|mở rộng|nhân sự|tuyển dụng|vận hành|vốn lưu động|hàng tồn kho|pháp lý|giấy phép|tuân thủ|hành chính|hạ tầng|dự phòng|kho|thiết bị|sản xuất",
    role: "ceo|cto|coo|cfo|(?:đồng )?sáng lập|giám đốc|trưởng|kỹ sư|cố vấn|quản lý",
    experience:
      "năm|từng|cựu|nguyên|trước đây|làm việc tại|xây dựng|điều hành|tốt nghiệp|thạc sĩ|tiến sĩ|đại học|kinh nghiệm",
    topDown:
      "(?:chỉ cần|chỉ|nếu|chiếm) (?:\\S+ ){0,3}[0-5](?:[.,]\\d+)? ?% (?:\\S+ ){0,3}(?:thị trường|dân số|người|ngành|số đó|miếng bánh)|(?:chỉ cần|chỉ|nếu|chiếm) (?:\\S+ ){0,3}\\d+(?:[.,]\\d+)? ?% (?:của )?(?:thị trường|tổng thị trường|tam)|\\d+(?:[.,]\\d+)? ?% thị trường này",
    bottomUp:
      "từ dưới lên|bottom-up|×|nhân với|trên mỗi (?:cửa hàng|phòng khám|nông hộ|khách hàng|trường) (?:mỗi|một) năm|số lượng \\S+ ×",
    licensed:
      "giấy phép|được cấp phép|cấp phép|đã đăng ký với|được phê duyệt|được chấp thuận|sandbox|chứng nhận|thử nghiệm có kiểm soát",
    total: "tổng(?: cộng)?(?! (?:cục|công|giám|kho|đài|thống))",
    fromTo: "từ .{1,30} (?:lên|đến|thành|tới)",
    paying: "trả phí|trả tiền|hoạt động|doanh thu|chuyển đổi|giữ chân|mua lại",
    growthWord: "tăng|tăng trưởng|gấp (?:đôi|ba|\\d)|từ .{1,30} lên ",
    pain: "mất trắng|đã muộn|giữa chừng|quá hạn|sai|mất|lãng phí|chờ|trễ|chậm|đắt|không (?:thể|có|biết|được)|bỏ|hủy|thất thoát|thiếu|xa|quá tải|thủ công|hỏng|lỗ",
    perUnit: "phí|mỗi \\S+|hoa hồng|thuê bao|giá|trả|biên (?:lợi nhuận )?gộp|cho thuê",
    channel:
      "hợp tác xã|dùng thử|giới thiệu|cộng đồng|hội chợ|truyền miệng|đến tận|quầy|đến thăm|đăng ký|qua|thông qua|giới thiệu|đối tác|hội|kênh|bán hàng|quảng cáo|đại lý",
    reached: "(?:tỷ lệ )?chuyển đổi|thị phần|tỷ lệ nợ xấu|nợ xấu|tỷ lệ tham dự",
    mayExceed: "nrr|giữ chân doanh thu|roi|tỷ suất hoàn vốn|so với|trên|kế hoạch|mục tiêu|chi phí",
    equity: "cổ phần|cổ phiếu|vốn chủ|pha loãng|chiết khấu|lãi suất",
    within: "trong đó|bao gồm|tối đa|ít nhất|mỗi",
    split:
      "cơ cấu (?:doanh thu|doanh số|khách hàng|đơn hàng|chi phí|cổ đông|sở hữu|truy cập)|tỷ trọng (?:doanh thu|doanh số)|doanh thu theo \\S+|nguồn (?:truy cập|đơn hàng|doanh thu|khách)|cổ đông",
    staff: "nhân viên|thành viên|đội ngũ(?= (?:gồm |có )?\\d+ người)",
    profession: "kỹ sư|lập trình viên|nhà thiết kế",
    investment: "vốn (?:đầu tư )?ban đầu|đầu tư ban đầu|tổng đầu tư|vốn đầu tư",
  },
};
