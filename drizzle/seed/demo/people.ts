import type { patients } from '#drizzle/schema/scheduling.ts'

/** Fictional patients: English name, Chinese name, birth date. Their numbers are of the range reserved for fiction. */
const people: readonly [en: string, zh: string | null, birthDate: string][] = [
  ['Yulan Cao', '曹玉兰', '1948-03-11'],
  ['Shufen Ge', '葛淑芬', '1951-07-02'],
  ['Kwok Wah Mak', '麥國華', '1946-12-20'],
  ['Suk Yin Lau', '劉淑賢', '1953-05-09'],
  ['Dehai Fang', '方德海', '1957-01-30'],
  ['Guixiang Meng', '孟桂香', '1960-09-17'],
  ['Jianguo Yin', '尹建国', '1962-10-01'],
  ['Chi Keung Tong', '湯志強', '1964-04-25'],
  ['Meihua Dai', '戴美华', '1966-08-08'],
  ['Hsiu Mei Tseng', '曾秀梅', '1968-11-13'],
  ['Weiguo Shao', '邵卫国', '1970-02-27'],
  ['Lihong Qin', '秦丽红', '1973-06-19'],
  ['Ming Chuan Hsieh', '謝明川', '1975-03-03'],
  ['Xiaoyan Kong', '孔晓燕', '1978-12-05'],
  ['Zhiyuan Bian', '卞志远', '1980-07-21'],
  ['Ka Yan Poon', '潘嘉欣', '1983-01-16'],
  ['Haitao Xing', '邢海涛', '1985-09-29'],
  ['Jingyi Ruan', '阮静怡', '1987-05-14'],
  ['Wing Sum Fok', '霍詠心', '1989-10-10'],
  ['Peng Lei', '雷鹏', '1991-04-06'],
  ['Yating Zhan', '詹雅婷', '1993-08-23'],
  ['Andrew Mo', null, '1995-02-12'],
  ['Sisi Wan', '万思思', '1998-06-01'],
  ['Kevin Sit', '薛凱文', '2001-11-18'],
  ['Zihan Gan', '甘子涵', '2008-03-26'],
  ['Chloe Yim', '嚴可兒', '2014-07-07'],
  ['Ruoxi Bao', '鲍若曦', '2018-12-12'],
  ['Ethan Miao', '苗一辰', '2021-05-05'],
]

const areaCodes = [212, 718, 347, 929]

/** Who has the demo appointments. Nobody of them has agreed to messages, so none is ever written to. */
export function personRows(at: number): (typeof patients.$inferInsert)[] {
  return people.map(([nameEn, nameZh, birthDate], index) => ({
    id: personId(index),
    nameEn,
    nameZh,
    birthDate,
    sex: 'undisclosed',
    phone: `+1${areaCodes[index % areaCodes.length]}55501${String(index).padStart(2, '0')}`,
    email: null,
    locale: index % 3 === 0 ? 'zh-Hant' : 'zh-Hans',
    languageId: null,
    wechat: null,
    // No hash of a form: a visitor never becomes one of them.
    matchHash: personId(index),
    smsConsentAt: null,
    emailConsentAt: null,
    createdAt: at,
    updatedAt: at,
  }))
}

/** The id of the n-th of them; numbers beyond the last begin again. */
export function personId(number: number): string {
  return `demo-patient-${(number % people.length) + 1}`
}
