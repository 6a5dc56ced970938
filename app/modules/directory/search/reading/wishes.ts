import { planGroupKey } from '#app/modules/directory/plan-groups.ts'
import { pairs } from './pairs.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

/**
 * What people wish for besides a kind of doctor, in the words for it that are not names of rows: the gender of the doctor, Chinese of
 * any kind, hours, video, a ramp, new patients, no insurance. Phrases, so that a character of somebody's name is never one.
 */
const flag = (id: string): Meaning => ({ kind: 'flag', id, values: [{ group: 'flag', id }] })
const gender = (id: 'f' | 'm'): Meaning => ({ kind: 'gender', id, values: [{ group: 'gender', id }] })
const chinese: Meaning = {
  kind: 'language',
  id: 'chinese',
  values: [
    { group: 'chinese', id: 'doctor' },
    { group: 'chinese', id: 'staff' },
  ],
}
const cash: Meaning = { kind: 'plan', id: planGroupKey('cash'), values: [{ group: 'plan', id: planGroupKey('cash') }] }

const comingWeekends = pairs('这 这个 本 呢个 今个', '周末 周六 周日 礼拜六 礼拜日 礼拜天 星期六 星期日 星期天').join(
  ' ',
)
/** An evening on which somebody wants to be seen; alone it may be when something hurts. */
const openEvenings = pairs(
  '晚上 夜晚 晚间 夜间 傍晚',
  '看病 看诊 看医生 能看 能看病 能看的 可以看 可以看病 可以睇 有得睇 睇医生 睇诊 应诊 开门 有开 有空 有位 有号 门诊',
).join(' ')
/** An hour that ends a day at work. */
const afterHours = [
  ...pairs('after| past|', '5 6 7 5pm 6pm 7pm 5|pm 6|pm 7|pm 5|30 6|30 5|30pm 6|30pm five six seven'),
  ...pairs('5 6 7 五 六 七', '点后 点以后 点之后 点钟后 点钟以后 点半后 点半以后'),
  ...pairs('下午 晚上', '5点后 6点后 7点后 五点后 六点后 七点后 5点以后 6点以后 7点以后 五点以后 六点以后 七点以后'),
].join(' ')

const wishes: readonly (readonly [Meaning, string])[] = [
  [
    gender('f'),
    '女医生 女医师 女大夫 女的医生 女性医生 女生医生 要女的 最好是女的 最好女的 female|doctor female|dr woman|doctor women|doctor lady|doctor girl|doctor female|physician female|provider',
  ],
  [
    gender('m'),
    '男医生 男医师 男大夫 男的医生 男性医生 要男的 最好是男的 最好男的 male|doctor male|dr man|doctor male|physician male|provider',
  ],
  [
    chinese,
    '中文 说中文 讲中文 会中文 会说中文 会讲中文 懂中文 能说中文 识讲中文 识中文 汉语 说汉语 中国话 讲中国话 唐话 识讲唐话 华人 华裔 华人医生 华裔医生 中国医生 中国人 双语 chinese chinese|speaking speaks|chinese speak|chinese spoke|chinese chinese|speaker asian|doctor zhongwen huaren bilingual',
  ],
  [
    flag('weekend'),
    `周末 礼拜六 礼拜日 礼拜天 星期六 星期日 星期天 周六 周日 拜六 双休日 周末开门 weekend weekends this|weekend the|weekend saturday saturdays this|saturday sunday sundays this|sunday zhoumo ${comingWeekends}`,
  ],
  [
    flag('evening'),
    `夜诊 下班后 下班以后 下班之后 放工后 放工之后 收工后 收工之后 落班后 evening evenings after|work after|hours late|hours open|late night|clinic ${openEvenings}`,
  ],
  [
    flag('telehealth'),
    '视频 视讯 视像 视频看诊 视频看病 视频问诊 视讯看诊 视像睇 远程 远距 远程看诊 线上 线上看诊 网上看病 网上看医生 网诊 在线看诊 电话看诊 telehealth tele|health telemedicine virtual virtual|visit video video|visit online|doctor online|visit online|appointment online zoom televisit remote|visit over|video',
  ],
  [
    flag('wheelchair'),
    '轮椅 坐轮椅 无障碍 推轮椅 残疾人通道 wheelchair wheelchairs wheelchair|accessible handicap|accessible ada|accessible accessible|office ramp',
  ],
  [
    flag('acceptingNew'),
    '收新病人 接新病人 接受新病人 收新患者 接受新患者 看新病人 还收人 收唔收新症 收新症 新病人 新患者 accepting|new|patients taking|new|patients new|patients new|patient accept|new|patients takes|new|patients accepting|new',
  ],
  [
    cash,
    '没有保险 没保险 无保险 冇保险 冇医保 没医保 没有医保 没有医疗保险 没买保险 没身份 没有身份 冇身份 无身份 没有合法身份 黑户 没身份没保险 自己付钱 自己给钱 自费 不用保险 no|insurance without|insurance uninsured dont|have|insurance no|papers undocumented self|pay selfpay out|of|pocket pay|cash cash|pay sliding|scale sliding|fee meiyou|baoxian mei|you|bao|xian meibaoxian',
  ],
]

/** Words that are a wish only where a text has nothing but wishes, kinds of doctor and places: beside a complaint they say when it comes, or whose it is. */
const bareWishes: typeof wishes = [
  [flag('evening'), `晚上 夜晚 晚间 夜间 傍晚 晚黑 夜晚黑 晚上开 夜晚开 夜晚睇 night nights at|night ${afterHours}`],
  [gender('f'), '女 女的 女性 女生 female females woman women womans womens lady ladies'],
  [gender('m'), '男 男的 男性 男生 male males'],
]

const isLatin = /^[a-z0-9|]+$/

/** Adds the words of every wish to a vocabulary. */
export function addWishes(vocabulary: Vocabulary): void {
  const addAll = (list: typeof wishes, isBare: boolean) => {
    for (const [meaning, words] of list)
      for (const word of words.split(' '))
        vocabulary.add(isLatin.test(word) ? word.replaceAll('|', ' ') : word, meaning, isBare)
  }
  addAll(wishes, false)
  addAll(bareWishes, true)
}

/** Single words that say the gender of a doctor when a kind of doctor follows them: 女牙医, female gynecologist. */
export const genderBefore: Readonly<Record<string, Meaning>> = {
  女: gender('f'),
  男: gender('m'),
  female: gender('f'),
  woman: gender('f'),
  women: gender('f'),
  lady: gender('f'),
  male: gender('m'),
}
