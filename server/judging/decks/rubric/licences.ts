import type { Activity } from "./sections.ts";

/** Whose leave an activity needs, and what it is called. */
export type Licence = { regulator: string; licence: string };

/**
 * By country, as the regulators publish it; to be looked over once a year (last: 2026). A review says
 * "say which licence you hold", never that one is enough: this is no legal advice.
 */
export const LICENCES: Partial<Record<string, Partial<Record<Activity, Licence>>>> = {
  Singapore: {
    payments: {
      regulator: "MAS",
      licence: "Payment Services Act: Major or Standard Payment Institution",
    },
    lending: { regulator: "MAS / MinLaw", licence: "Moneylenders Act licence or MAS exemption" },
    crypto: { regulator: "MAS", licence: "Payment Services Act: Digital Payment Token service" },
    insurance: { regulator: "MAS", licence: "Insurance Act / insurance broker registration" },
    investing: { regulator: "MAS", licence: "Capital Markets Services licence" },
    health: {
      regulator: "MOH / HSA",
      licence: "Healthcare Services Act licence, HSA registration of devices",
    },
  },
  Indonesia: {
    payments: { regulator: "Bank Indonesia", licence: "Penyedia Jasa Pembayaran (PJP)" },
    lending: { regulator: "OJK", licence: "Layanan Pendanaan Bersama (LPBBTI)" },
    crypto: { regulator: "OJK", licence: "Perdagangan Aset Keuangan Digital" },
    insurance: { regulator: "OJK", licence: "Perusahaan asuransi / pialang asuransi" },
    investing: { regulator: "OJK", licence: "APERD / Securities Crowdfunding" },
    health: { regulator: "Kemenkes / BPOM", licence: "Izin PSEF / izin edar alat kesehatan" },
  },
  Malaysia: {
    payments: {
      regulator: "Bank Negara Malaysia",
      licence: "E-money / merchant acquiring approval",
    },
    lending: {
      regulator: "KPKT / SC Malaysia",
      licence: "Moneylenders Act licence / P2P financing (RMO)",
    },
    crypto: { regulator: "SC Malaysia", licence: "Digital Asset Exchange (RMO-DAX)" },
    insurance: {
      regulator: "Bank Negara Malaysia",
      licence: "Financial Services Act licence / FA",
    },
    investing: { regulator: "SC Malaysia", licence: "CMSL / ECF registration" },
    health: { regulator: "MOH / MDA", licence: "Medical Device Authority registration" },
  },
  Vietnam: {
    payments: { regulator: "Ngân hàng Nhà nước (SBV)", licence: "Giấy phép trung gian thanh toán" },
    lending: {
      regulator: "Ngân hàng Nhà nước (SBV)",
      licence: "Giấy phép công ty tài chính / sandbox P2P (94/2025/NĐ-CP)",
    },
    crypto: {
      regulator: "Bộ Tài chính / UBCKNN",
      licence: "Thí điểm tài sản mã hóa (05/2025/NQ-CP)",
    },
    insurance: { regulator: "Bộ Tài chính", licence: "Giấy phép kinh doanh / môi giới bảo hiểm" },
    investing: {
      regulator: "UBCKNN (SSC)",
      licence: "Giấy phép công ty chứng khoán / quản lý quỹ",
    },
    health: {
      regulator: "Bộ Y tế",
      licence: "Giấy phép hoạt động khám chữa bệnh / lưu hành trang thiết bị y tế",
    },
  },
  Thailand: {
    payments: {
      regulator: "ธนาคารแห่งประเทศไทย (BOT)",
      licence: "Payment Systems Act e-money / e-payment",
    },
    lending: {
      regulator: "ธนาคารแห่งประเทศไทย (BOT) / สศค.",
      licence: "Digital P-loan / Nano / Pico finance",
    },
    crypto: { regulator: "ก.ล.ต. (SEC Thailand)", licence: "Digital Asset Business" },
    insurance: { regulator: "คปภ. (OIC)", licence: "Insurance company / broker" },
    investing: { regulator: "ก.ล.ต. (SEC Thailand)", licence: "Securities / funding portal" },
    health: { regulator: "กระทรวงสาธารณสุข / อย.", licence: "ใบอนุญาตสถานพยาบาล / เครื่องมือแพทย์" },
  },
  Philippines: {
    payments: { regulator: "BSP", licence: "EMI / Operator of Payment System" },
    lending: {
      regulator: "SEC Philippines",
      licence: "Lending / Financing Company Certificate of Authority",
    },
    crypto: { regulator: "BSP / SEC Philippines", licence: "VASP" },
    insurance: { regulator: "Insurance Commission", licence: "Certificate of Authority / broker" },
    investing: { regulator: "SEC Philippines", licence: "Crowdfunding intermediary / broker" },
    health: { regulator: "DOH / FDA", licence: "Licence to Operate / device registration" },
  },
  China: {
    payments: { regulator: "中国人民银行", licence: "支付业务许可证" },
    lending: { regulator: "金融监管总局", licence: "小额贷款 / 消费金融牌照" },
    insurance: { regulator: "金融监管总局", licence: "保险经纪 / 代理牌照" },
    investing: { regulator: "中国证监会", licence: "证券 / 基金销售牌照" },
    health: { regulator: "卫健委 / 药监局", licence: "互联网医院 / 医疗器械注册证" },
  },
  "Hong Kong": {
    payments: { regulator: "HKMA", licence: "SVF / MSO licence" },
    lending: { regulator: "Companies Registry", licence: "Money Lenders licence" },
    crypto: { regulator: "SFC", licence: "VATP licence" },
    insurance: { regulator: "Insurance Authority", licence: "Insurer / intermediary licence" },
    investing: { regulator: "SFC", licence: "Type 1 / 4 / 9 licence" },
  },
};
