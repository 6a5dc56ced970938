import { sealPatient, type Patient, type StoredPatient } from '#app/modules/booking/patients/identity.server.ts'
import { chances } from './dice.ts'

type Sex = 'f' | 'm'
type Person = Readonly<{ en: string; zh: string | null; birthDate: string; sex: Sex }>

/** Fictional patients whose names are spelled in many ways: English name, Chinese name, birth date. */
const named: readonly [en: string, zh: string | null, birthDate: string, sex: Sex][] = [
  ['Yulan Cao', '曹玉兰', '1948-03-11', 'f'],
  ['Shufen Ge', '葛淑芬', '1951-07-02', 'f'],
  ['Kwok Wah Mak', '麥國華', '1946-12-20', 'm'],
  ['Suk Yin Lau', '劉淑賢', '1953-05-09', 'f'],
  ['Dehai Fang', '方德海', '1957-01-30', 'm'],
  ['Guixiang Meng', '孟桂香', '1960-09-17', 'f'],
  ['Jianguo Yin', '尹建国', '1962-10-01', 'm'],
  ['Chi Keung Tong', '湯志強', '1964-04-25', 'm'],
  ['Meihua Dai', '戴美华', '1966-08-08', 'f'],
  ['Hsiu Mei Tseng', '曾秀梅', '1968-11-13', 'f'],
  ['Weiguo Shao', '邵卫国', '1970-02-27', 'm'],
  ['Lihong Qin', '秦丽红', '1973-06-19', 'f'],
  ['Ming Chuan Hsieh', '謝明川', '1975-03-03', 'm'],
  ['Xiaoyan Kong', '孔晓燕', '1978-12-05', 'f'],
  ['Zhiyuan Bian', '卞志远', '1980-07-21', 'm'],
  ['Ka Yan Poon', '潘嘉欣', '1983-01-16', 'f'],
  ['Haitao Xing', '邢海涛', '1985-09-29', 'm'],
  ['Jingyi Ruan', '阮静怡', '1987-05-14', 'f'],
  ['Wing Sum Fok', '霍詠心', '1989-10-10', 'f'],
  ['Peng Lei', '雷鹏', '1991-04-06', 'm'],
  ['Yating Zhan', '詹雅婷', '1993-08-23', 'f'],
  ['Andrew Mo', null, '1995-02-12', 'm'],
  ['Sisi Wan', '万思思', '1998-06-01', 'f'],
  ['Kevin Sit', '薛凱文', '2001-11-18', 'm'],
  ['Zihan Gan', '甘子涵', '2008-03-26', 'm'],
  ['Chloe Yim', '嚴可兒', '2014-07-07', 'f'],
  ['Ruoxi Bao', '鲍若曦', '2018-12-12', 'f'],
  ['Ethan Miao', '苗一辰', '2021-05-05', 'm'],
]

/** Names that the further people are put together from: English, Simplified, Traditional. */
const surnames = [
  ...['An 安 安', 'Bi 毕 畢', 'Chai 柴 柴', 'Dou 窦 竇', 'Fei 费 費', 'Gong 龚 龔', 'Hao 郝 郝', 'Ji 纪 紀'],
  ...[
    'Kuang 邝 鄺',
    'Lan 蓝 藍',
    'Mei 梅 梅',
    'Ning 宁 寧',
    'Ouyang 欧阳 歐陽',
    'Pang 庞 龐',
    'Qi 齐 齊',
    'Rong 荣 榮',
  ],
  ...['Shu 舒 舒', 'Tan 谭 譚', 'Wen 温 溫', 'Xia 夏 夏', 'Yan 颜 顏', 'Zang 臧 臧', 'Zhuang 庄 莊', 'Zuo 左 左'],
].map((name) => name.split(' '))
const givenNames: Record<Sex, readonly string[][]> = {
  f: [
    ...['Aizhen 爱珍 愛珍', 'Baozhu 宝珠 寶珠', 'Cuiping 翠萍 翠萍', 'Fenglan 凤兰 鳳蘭', 'Guihua 桂花 桂花'],
    ...['Huifang 慧芳 慧芳', 'Jinhua 金华 金華', 'Lianying 莲英 蓮英', 'Mengjie 梦洁 夢潔', 'Peiyun 佩云 佩雲'],
    ...['Qiuyue 秋月 秋月', 'Ruizhen 瑞珍 瑞珍', 'Shuhui 淑慧 淑慧', 'Tingting 婷婷 婷婷', 'Wanru 婉如 婉如'],
    ...['Xiuzhen 秀珍 秀珍', 'Yuehua 月华 月華', 'Yuxin 雨欣 雨欣', 'Zihan 梓晗 梓晗', 'Ziyan 紫燕 紫燕'],
  ].map((name) => name.split(' ')),
  m: [
    ...['Bowen 博文 博文', 'Chengde 成德 成德', 'Daming 大明 大明', 'Fusheng 福生 福生', 'Guangming 光明 光明'],
    ...['Haoran 浩然 浩然', 'Jiaming 家明 家明', 'Kaiyuan 开元 開元', 'Longfei 龙飞 龍飛', 'Mingde 明德 明德'],
    ...['Peiran 沛然 沛然', 'Qiming 启明 啟明', 'Rongsheng 荣生 榮生', 'Shihao 世豪 世豪', 'Tianyou 天佑 天佑'],
    ...['Wenbin 文彬 文彬', 'Xueyou 学友 學友', 'Yaozu 耀祖 耀祖', 'Zhenyu 振宇 振宇', 'Zixuan 子轩 子軒'],
  ].map((name) => name.split(' ')),
}
/** Of each surname. */
const familySize = 8

function putTogether(index: number): Person {
  const turn = Math.floor(index / surnames.length)
  const surname = surnames[index % surnames.length]!
  // A step of 29 meets eight different ones of the forty given names.
  const given = ((index % surnames.length) + turn * 29) % 40
  const sex = given < 20 ? 'f' : 'm'
  const [en, hans, hant] = givenNames[sex][given % 20]!
  const script = isTraditional(index) ? [surname[2], hant] : [surname[1], hans]
  const chance = chances(`birth ${index}`)
  const birth = Date.UTC(1936 + Math.floor(chance() * 88), Math.floor(chance() * 12), 1 + Math.floor(chance() * 28))
  const birthDate = new Date(birth).toISOString().slice(0, 10)
  return { en: `${en} ${surname[0]}`, zh: script.join(''), birthDate, sex }
}

const isTraditional = (index: number) => index % 3 === 0

const people: readonly Person[] = [
  ...named.map(([en, zh, birthDate, sex]) => ({ en, zh, birthDate, sex })),
  ...Array.from({ length: surnames.length * familySize }, (_, index) => putTogether(named.length + index)),
]

const areaCodes = [646, 917, 332]

/** Who has the demo appointments. Nobody of them has agreed to messages, so none is ever written to. */
export function personRows(at: number): StoredPatient[] {
  const rows = people.map(({ en, zh, birthDate }, index): Patient => ({
    id: personId(index),
    nameEn: en,
    nameZh: zh,
    birthDate,
    sex: 'undisclosed',
    // Numbers of the range reserved for fiction.
    phone: `+1${areaCodes[index % 3]}55501${String(Math.floor(index / 3)).padStart(2, '0')}`,
    email: null,
    locale: isTraditional(index) ? 'zh-Hant' : 'zh-Hans',
    languageId: null,
    wechat: null,
    // No hash of a form: a visitor never becomes one of them.
    matchHash: personId(index),
    smsConsentAt: null,
    emailConsentAt: null,
    createdAt: at,
    updatedAt: at,
  }))
  return rows.map(sealPatient)
}

const personId = (index: number) => `demo-patient-${index + 1}`

/** People whom a doctor of a specialty sees. */
export type Clientele = 'all' | 'children' | 'women'

const clienteles: Readonly<Record<Clientele, readonly string[]>> = {
  all: idsOf(() => true),
  children: idsOf(({ birthDate }) => birthDate >= '2008'),
  women: idsOf(({ birthDate, sex }) => sex === 'f' && birthDate < '2008'),
}

function idsOf(fits: (person: Person) => boolean): string[] {
  return people.flatMap((person, index) => (fits(person) ? [personId(index)] : []))
}

const kinds: Readonly<Record<string, Clientele>> = {
  pediatrics: 'children',
  'pediatric-dentistry': 'children',
  'child-psychiatry': 'children',
  'obstetrics-and-gynecology': 'women',
  midwifery: 'women',
}

export const clienteleOf = (specialtyId: string): Clientele => kinds[specialtyId] ?? 'all'

/** The id of the n-th of them; numbers beyond the last begin again. */
export function personOf(clientele: Clientele, number: number): string {
  const ids = clienteles[clientele]
  return ids[number % ids.length]!
}
