/** Traditional characters of our field beside their simplified ones; the word lists hold the latter. */
const PAIRS =
  "產产業业創创資资輪轮種种農农醫医療疗險险電电務务網网絡络區区塊块鏈链數数據据貨货幣币賭赌療疗藥药學学習习教教" +
  "軟软體体硬硬雲云計计算算機机器器人人勞劳動动車车運运輸输輛辆倉仓儲储環环氣气節节綠绿減减碳碳電电池池鋰锂" +
  "東东亞亚國国灣湾韓韩馬马來来越越緬缅菲菲賓宾歐欧澳澳聯联愛爱爾尔蘭兰荷荷導导師师顧顾問问團团隊队員员" +
  "經经驗验過过進进適适選选擇择範范圍围規规則则對对錢钱額额萬万億亿單单筆笔註注領领投投總总額额這这個个們们" +
  "為为於于與与並并後后時时間间開开關关閉闭門门無无沒没僅仅祇只從从將将會会應应該该須须讓让給给還还買买賣卖" +
  "銷销費费價价質质優优勢势戰战略略術术壓压製制廠厂場场館馆飲饮餐餐廳厅煙烟酒酒軍军槍枪槓杠貸贷財财稅税匯汇" +
  "寵宠兒儿童童婦妇女女養养護护診诊斷断遠远程程檢检測测視视聽听讀读寫写語语詞词譯译設设認认證证請请議议論论" +
  "競竞爭争權权屬属島岛嶼屿歲岁點点線线連连結结構构組组織织細细胞胞長长發发現现實实際际獲获盈盈虧亏損损續续" +
  "離离難难題题類类別别項项標标準准備备處处理理變变換换轉转傳传統统社社群群遊游戲戏樂乐廣广告告員员" +
  "專专尋寻鍵键歡欢絕绝專专項项獨独銀银顯显權权證证義义務务穩稳園园藝艺書书線线際际試试歷历師师階阶級级達达參参觀观營营屬属幫帮黨党檔档幣币鑑鉴養养龍龙魚鱼蝦虾雞鸡豬猪滅灭燈灯煉炼鋼钢煤煤礦矿";

const SIMPLIFIED = new Map<string, string>();
for (let at = 0; at + 1 < PAIRS.length; at += 2) {
  SIMPLIFIED.set(PAIRS.charAt(at), PAIRS.charAt(at + 1));
}

/** One character, simplified where we know how. */
export function simplified(character: string): string {
  return SIMPLIFIED.get(character) ?? character;
}
