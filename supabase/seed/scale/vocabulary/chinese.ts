import { type Vocabulary, words } from "./vocabulary.ts";

export const CHINESE: Vocabulary = {
  spaced: false,
  places: {
    Vietnam: "越南",
    Indonesia: "印尼",
    Singapore: "新加坡",
    Thailand: "泰国",
    Malaysia: "马来西亚",
    Philippines: "菲律宾",
    Cambodia: "柬埔寨",
    Myanmar: "缅甸",
    Laos: "老挝",
    Brunei: "文莱",
  },
  industries: {
    fintech: ["金融科技"],
    ecommerce: ["电子商务", "零售"],
    logistics: ["物流"],
    healthtech: ["医疗科技"],
    edtech: ["教育科技"],
    agritech: ["农业科技"],
    climate: ["清洁能源"],
    saas: ["企业软件"],
    ai: ["人工智能"],
    mobility: ["出行"],
    proptech: ["房产科技"],
    foodtech: ["食品科技"],
    travel: ["旅游"],
    media: ["媒体", "游戏"],
    security: ["网络安全"],
    web3: ["区块链"],
    hrtech: ["人力资源科技"],
    insurtech: ["保险科技"],
    hardware: ["机器人"],
    biotech: ["生物科技"],
  },
  cities: words(`
    新加坡, 雅加达, 胡志明市, 河内, 曼谷, 吉隆坡, 马尼拉, 万隆, 岘港, 清迈, 槟城, 宿务, 金边, 仰光, 泗水, 万象, 深圳, 上海
  `),
  technologies: words(`
    人工智能, AI, 大数据, 云计算, 区块链, 机器学习, 物联网, 5G, 大模型, 数字支付, 新能源, 自动驾驶, 半导体, 电动汽车, 机器人, 虚拟现实,
    元宇宙, 语音识别, 无人机, 开放银行
  `),
  nouns: words(`
    市场, 企业, 初创企业, 平台, 投资机构, 用户, 增长, 资金, 数据, 商家, 供应链, 中小企业, 东南亚, 支付, 贷款, 人才, 估值, 农民, 医疗, 教育,
    保险, 配送, 仓库, 司机, 基础设施, 政府, 能源, 学生, 医院, 监管, 风险, 独角兽, 加速器, 收购, 裁员, 可持续发展, 碳排放, 海鲜, 咖啡, 纺织,
    旅游, 房地产, 女性创始人, 农村, 小额信贷, 冷链, 远程医疗, 太阳能, 电池, 电商, 跨境贸易, 数字经济, 本地化, 资本, 产品, 战略, 合作伙伴,
    生态系统
  `),
  verbs: words(`
    推动, 支持, 扩大, 改变, 连接, 服务, 提升, 布局, 赋能, 重塑, 加速, 拓展, 保护, 预测, 优化, 发展
  `),
  adjectives: words(`
    新, 数字化, 区域, 早期, 高速, 智能, 普惠, 跨境, 绿色, 本地, 创新, 安全, 领先, 移动, 全球
  `),
  stages: words(`
    A轮, B轮, C轮, 种子轮, 天使轮, D轮, Pre-A轮
  `),
  people: {
    first: words(`
    陈, 林, 黄, 李, 王, 张, 吴, 刘, 郑, 许
  `),
    second: words(`
    伟明, 志强, 美玲, 晓东, 建国, 丽华, 嘉欣, 子轩, 雅婷, 俊杰, 思远, 文博
  `),
  },
  money: (millions) => `${Math.floor(millions * 100)}万美元`,
  thousands: (count) => `${count}万`,
  titles: [
    "{startup}|完成|{money}|{stage}|融资|，|{investor}|领投",
    "{startup}|在|{country}|推出|{adjective}|{industry}|平台",
    "{investor}|投资|{startup}|，|{verb}|{noun}",
    "{country}|{industry}|初创企业|如何|用|{technology}|{verb}|{noun}",
    "{technology}|公司|{startup}|进军|{city}|市场",
    "{startup}|收购|{stranger}|，|{verb}|{noun}",
    "{city}|的|{adjective}|{industry}|热潮",
    "{noun}|为何|成为|{investor}|的|新|赛道",
    "{startup}|任命|{person}|为|首席执行官",
    "{country}|拟|出台|{technology}|监管|新规",
    "独家|：|{startup}|洽谈|{money}|融资",
  ],
  sentences: [
    "公司|表示|将|把|资金|用于|{verb}|{noun}|，|并|在|{city}|扩大|团队|。",
    "这|一|{adjective}|平台|利用|{technology}|帮助|{noun}|{verb}|{noun}|。",
    "{investor}|合伙人|{person}|认为|，|{country}|的|{noun}|今年|将|增长|{share}|。",
    "这|是|{year}|年|以来|{country}|最大|的|{industry}|交易|。",
    "公司|成立|于|{year}|年|，|目前|在|{city}|和|{city}|拥有|超过|{thousands}|用户|。",
    "{stranger}|分析师|预计|，|随着|{technology}|的|普及|，|{noun}|将|继续|{verb}|。",
    "创始人|曾|在|{city}|的|{industry}|加速器|相识|。",
    "与|{startup}|、|{startup}|的|竞争|将|{verb}|当地|{noun}|。",
  ],
  pandemic: "新冠|疫情|冲击|需求|。",
  startupTaglines: [
    "{adjective}|{industry}|平台|，|帮助|{noun}|{verb}|{noun}",
    "为|{country}|{noun}|打造|{technology}",
    "利用|{technology}|{verb}|{noun}",
    "{city}|{adjective}|{industry}|服务商",
  ],
  investorTaglines: [
    "专注|{country}|{industry}|的|{adjective}|风险投资|基金",
    "投资|{technology}|与|{noun}",
  ],
};
