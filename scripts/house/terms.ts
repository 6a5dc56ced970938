import type { Locale } from '#app/core/i18n/locale.ts'

/** A word that is not shown, the one that is. What people type finds either: aliases are not read here. */
export interface BannedWord {
  word: RegExp
  say: string
  /** Where alone it is refused, by file; left out, everywhere. */
  where?: RegExp
}

/** Legal pages in force keep the words that they have. */
const catalogues = /^app\/locales\//
const notLegal = /^(?!library (?:tou|privacy|medical-disclaimer)\b)/

/** One word for one thing: what is not said in a locale. zh-Hant is written in the words of Taiwan, with the names of places of New York. */
export const bannedWords: Readonly<Record<Locale, readonly BannedWord[]>> = {
  'zh-Hans': [
    { word: /免赔额(?!）)/u, say: '自付扣除额' },
    { word: /(?<!“)自付额(?!”)/u, say: '定额手续费（copay）或自付扣除额（deductible）' },
    { word: /民事外科/u, say: '移民局指定的体检医生' },
    { word: /(?<!紧)急诊所|紧急护理/u, say: 'Urgent Care诊所' },
    { word: /显影剂/u, say: '造影剂' },
    { word: /潜血/u, say: '大便隐血' },
    { word: /预约票/u, say: '预约单' },
    { word: /传译/u, say: '口译' },
    { word: /中毒热线|毒物中心/u, say: '毒物控制中心' },
    { word: /执业护士|(?<!专科)护理师/u, say: '专科护理师' },
    { word: /(?<!返)回诊|流鼻水|躁郁(?!症)/u, say: '复诊、流鼻涕、双相' },
    { word: /\d+岁以下/u, say: '未满N岁：以下含本数' },
    { word: /(?<!电子)邮箱/u, say: '电子邮箱' },
    { word: /电邮/u, say: '电子邮箱（field）或邮件（letter）' },
    { word: /中文字体|病人协调/u, say: '简体、繁体；照护协调' },
    { word: /工单|客服单|客服(?:请求|问题)/u, say: '客户问题' },
    { word: /送出(?!申请)/u, say: '提交（表单）或发送（消息）' },
    { word: /(?<!药房)柜台/u, say: '前台' },
    { word: /短信到988/u, say: '打988：短信只有英文和西班牙文' },
    { word: /(?<!银行|储蓄|支票)账户/u, say: '账号：账户是银行的', where: catalogues },
  ],
  'zh-Hant': [
    { word: /(?<!「)自付額(?!」)/u, say: '定額手續費（copay）或自付扣除額（deductible）' },
    { word: /免賠額/u, say: '自付扣除額' },
    { word: /私隱/u, say: '隱私' },
    { word: /電郵|郵箱/u, say: '電子郵件' },
    { word: /布魯克林/u, say: '布碌崙' },
    { word: /史坦頓/u, say: '史泰登島' },
    { word: /櫃檯|前臺|前台/u, say: '櫃台' },
    { word: /二維碼/u, say: 'QR碼' },
    { word: /網絡/u, say: '網路、網內或合約網' },
    { word: /年度體檢/u, say: '年度健檢' },
    { word: /制酸藥/u, say: '胃酸抑制劑；antacid是制酸劑' },
    { word: /別嘌/u, say: '異嘌呤醇' },
    { word: /三酸甘油脂/u, say: '三酸甘油酯' },
    { word: /事先批准/u, say: '事先核准' },
    { word: /傳譯/u, say: '口譯' },
    { word: /預約票/u, say: '預約單' },
    { word: /緊急護理/u, say: 'Urgent Care診所' },
    { word: /中毒熱線|毒物中心/u, say: '毒物控制中心' },
    { word: /\d+歲以下/u, say: '未滿N歲：以下含本數' },
    { word: /更改密碼|(?<!檢)查找|郵編/u, say: '變更密碼、搜尋、郵遞區號' },
    { word: /盡快|診間中|住院醫生|病人協調/u, say: '儘快、看診中、住院醫師、照護協調' },
    { word: /工單|客服單|客服(?:請求|問題)/u, say: '客戶問題' },
    { word: /化驗/u, say: '檢驗', where: notLegal },
    { word: /巴士(?!班尼)/u, say: '公車' },
    { word: /身份|檢視|維他命|神志/u, say: '身分、查看、維生素、神智' },
    { word: /預約號(?!碼)|新消息/u, say: '預約編號、新訊息' },
    { word: /提交/u, say: '送出' },
    { word: /簡訊到988/u, say: '打988：簡訊只有英文和西班牙文' },
    { word: /(?<!銀行|儲蓄|支票)帳戶/u, say: '帳號：帳戶是銀行的', where: catalogues },
  ],
  'en-US': [
    { word: /text 988/i, say: 'call 988: its texts are in English and Spanish only' },
    { word: /\bcancell(ed|ing)\b/i, say: 'canceled, canceling' },
    {
      word: /\b(colour|favour|behaviour|neighbour|centre|programme|diarrhoea|enrolment|whilst)/i,
      say: 'American spelling',
    },
    { word: /\bworking days?\b/i, say: 'business days' },
    { word: /\bwoman doctor|\bgullet\b/i, say: 'female doctor; esophagus' },
    { word: /\bsupport (?:ticket|request|question)s?\b|\bto a ticket\b/i, say: 'customer’s question' },
    {
      // Three single words before it tell a list for certain; after two, and or or may join something else.
      word: /(?:^|[\s(“])[\w’-]+, [\w’-]+, [\w’-]+ (?:and|or) \w/,
      say: 'a comma before the last of a list as well',
    },
    { word: /\bwaiting lists?\b|\babove all\b|\buser names?\b/i, say: 'waitlist; especially; username' },
    { word: /\b(?:take|takes|took|taken) (?:\w+ )?back\b|\blet \w+ go\b/i, say: 'revoke, withdraw, undo or remove' },
    { word: /\b(?:this|that|it) is no (?!longer\b|more\b)\w/i, say: 'isn’t a' },
    { word: /\bticked?\b/i, say: 'select' },
    { word: /\bcivil doctor|\bfight for breath/i, say: 'civil surgeon; struggle to breathe' },
  ],
}

/** Whole texts that may break a rule all the same, each with the reason. */
export const exceptions: readonly { text: string; because: string }[] = [
  { text: '简体中文', because: 'a language is named in itself' },
  { text: '繁體中文', because: 'a language is named in itself' },
  { text: '简', because: 'the button of the other script, in that script' },
  { text: '简体', because: 'the button of the other script, in that script' },
  { text: '繁體', because: 'the button of the other script, in that script' },
  { text: '【{{siteName}}】{{body}} 退订回复STOP', because: 'a link ends the words, and the space ends the link' },
  { text: '【{{siteName}}】{{body}} 退訂回覆STOP', because: 'a link ends the words, and the space ends the link' },
]
