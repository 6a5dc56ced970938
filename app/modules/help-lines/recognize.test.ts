import { describe, expect, it } from 'vitest'
import { fold } from '#app/modules/directory/search/fold.ts'
import type { HelpTopic } from './lines.ts'
import { helpTopicsIn } from './recognize.server.ts'

const topicsIn = (text: string) => helpTopicsIn(fold(text))

describe('an ear that suddenly does not hear', () => {
  it.each([
    ...['突然耳聋', '突然耳聾', '早上起来左边耳朵突然听不见', '一边耳朵突然听不见了怎么办', '右耳突然聽不到'],
    ...['今朝起身左耳突然聽唔到', 'suddenly deaf in one ear', 'my mom suddenly went deaf'],
    ...['woke up and can’t hear in my left ear', 'sudden hearing loss'],
  ])('is for an ear doctor today and not for 911: %s', (text) => {
    expect(topicsIn(text)).toEqual([])
  })

  it.each([
    ...['突然耳聋，头晕，嘴歪', '突然耳聾，說話不清', '撞到头以后突然耳聋', '他突然听不见，叫他没反应'],
    ...['sudden deafness and face drooping', 'sudden hearing loss with slurred speech', '頭暈嘴歪'],
    ...['dizzy and her face is drooping', '突然耳聋眩晕呕吐'],
  ])('is danger where there is more: %s', (text) => {
    expect(topicsIn(text)).toContain('emergency')
  })
})

describe('flashes and floaters in an eye', () => {
  it.each([
    ...[
      '眼前闪光',
      '眼睛闪光',
      '突然很多飞蚊',
      '眼前閃光',
      '飛蚊突然變多',
      '眼睛看东西有闪光还有黑点在飘',
      '飞蚊加闪光',
    ],
    ...['flashes of light', 'sudden floaters', 'flashes and floaters', 'seeing flashes and floaters in my right eye'],
  ])('are for an eye doctor today and not for 911: %s', (text) => {
    expect(topicsIn(text)).toEqual([])
  })

  it.each([
    ...[
      '眼前闪光，有黑影像窗帘一样',
      '闪光以后一只眼睛看不见了',
      '孕妇眼前闪光',
      '突然很多飞蚊，左眼看不见了',
      '眼睛被打以后闪光，流血',
    ],
    ...['flashes then a dark shadow creeping from the side since noon', 'floaters and a curtain over my vision'],
    ...['pregnant and seeing flashing lights', 'flashes of light and chest pain', '眼前有黑影像窗帘一样'],
  ])('are danger where there is more: %s', (text) => {
    expect(topicsIn(text)).toContain('emergency')
  })
})

const told: Record<HelpTopic, string[]> = {
  emergency: [
    ...[
      '胸口像石头压着 出冷汗',
      '心口痛到左手',
      '嘴歪了说话不清楚',
      '突然半边身子动不了',
      '喘不上气嘴唇发紫',
      '孕妇大出血',
    ],
    ...['胸悶冒冷汗', '昏倒叫不醒', '個嘴歪咗', '隻手突然冇力', '隻腳突然冇力', 'tu ran shuo bu chu hua', 'zuiwaile'],
    ...[
      'chest pain left arm sweating',
      'his face is drooping',
      'slurred speech',
      "can't breathe lips blue",
      'heart attack',
      'not waking up',
    ],
  ],
  suicide: [
    ...[
      '想自杀',
      '想自殺',
      '我想自殺',
      '自杀热线',
      '想 自 杀',
      '怎么自杀',
      '女儿要自杀',
      '有自杀的念头',
      '自残',
      '自殘',
      '自伤',
      '轻生',
      '輕生',
    ],
    ...[
      '不想活',
      '不想活了',
      '我不想活了怎么办',
      '不想再活',
      '唔想活',
      '唔想做人',
      '唔想生',
      '做人冇意思',
      '活不下去',
      '活着没意思',
      '活够了',
    ],
    ...[
      '想死',
      '好想死',
      '我想去死',
      '痛得想死',
      '死了算了',
      '不如死',
      '生无可恋',
      '結束生命',
      '结束自己',
      '伤害自己',
      '傷害自己',
      '割腕',
    ],
    ...['想跳楼', '想上吊', '想燒炭', '想不开', '寻死', '想殺死自己，自殺', '厌世', '心理危机热线', '吃安眠药自杀'],
    ...[
      'suicide',
      'Suicidal',
      'suicidal thoughts',
      'I want to kill myself',
      'killing myself',
      'want to die',
      'wanna die',
      'I wish I was dead',
    ],
    ...[
      "I don't want to live",
      'I dont want to live anymore',
      'end my life',
      'better off dead',
      'self-harm',
      'self harm',
      'cutting myself',
    ],
    ...['want to hurt myself', 'no reason to live', 'suicide hotline', '988', 'sucide', 'teen suicide prevention'],
    ...['xiang zisha', 'zisha', 'xiangzisha', 'zi sha', 'bu xiang huo le', 'buxianghuo', 'zi saat'],
  ],
  violence: [
    ...[
      '家暴',
      '被家暴',
      '家庭暴力',
      '家庭暴力熱線',
      '老公打我',
      '老公經常打我',
      '老公又打我',
      '丈夫喝醉打人',
      '男朋友打我',
      '前夫威胁我',
    ],
    ...[
      '被老公打',
      '被丈夫打了',
      '畀老公打',
      '俾男朋友打',
      '爸爸打我',
      '婆婆虐待我',
      '儿子打我',
      '被儿子虐待',
      '先生家暴',
      '虐待',
      '被虐待',
      '虐待老人',
    ],
    ...['虐童', '老公掐我', '老公打孩子', '被打', '不敢回家', '唔敢返屋企', '害怕老公打', '女友打我'],
    ...[
      'domestic violence',
      'Domestic abuse',
      'my husband hits me',
      'my husband is beating me',
      'husband beats me',
      'boyfriend choked me',
    ],
    ...[
      'abusive relationship',
      'abusive husband',
      'beaten by my husband',
      'hit by my partner',
      'partner violence',
      'child abuse',
      'elder abuse',
    ],
    ...['I am scared of my husband', 'he hits me', 'abuse', 'bei jiabao', 'jiating baoli', 'laogong da wo'],
  ],
  poison: [
    ...[
      '中毒',
      '中毒怎么办',
      '食物中毒',
      '煤气中毒',
      '瓦斯中毒',
      '一氧化碳中毒',
      '酒精中毒',
      '误食药物',
      '誤食',
      '误服',
      '误吞电池',
      '吃错药',
      '食錯藥',
    ],
    ...[
      '药吃多了',
      '藥吃太多',
      '吃多了药',
      '吃了太多药',
      '食多咗藥',
      '服药过量',
      '药物过量',
      '吃了一瓶药',
      '喝了漂白水',
      '飲咗漂白水',
      '喝农药',
    ],
    ...[
      '吃了老鼠药',
      '孩子吃了药',
      '小孩吞了電池',
      '宝宝吃了干燥剂',
      '毒蛇咬',
      '被蛇咬',
      '吃了毒蘑菇',
      '毒物控制中心',
      '吸毒过量',
    ],
    ...[
      'poison',
      'poisoning',
      'poison control',
      'food poisoning',
      'overdose',
      'overdosed',
      'took too many pills',
      'took too much Tylenol',
    ],
    ...[
      'drank bleach',
      'my son swallowed a battery',
      'toddler ate a tide pod',
      'carbon monoxide',
      'ate rat poison',
      'snake bite',
      'took the wrong medicine',
    ],
    ...['shiwu zhongdu', 'meiqi zhongdu', 'zhongdu', 'chi cuo yao'],
  ],
}

/** What only looks so: everyday searches of this site first. */
const harmless = [
  ...[
    '',
    '牙医',
    '张美玲',
    '法拉盛 儿科',
    '失眠',
    '抑郁症',
    '忧郁',
    '心理医生',
    '感冒',
    '湿疹',
    '高血压',
    '打疫苗',
    '打流感针',
    '妈妈打疫苗',
    '儿子打针',
  ],
  ...[
    '给妈妈打疫苗',
    '老公打呼噜',
    '老公打鼾',
    '爸爸打胰岛素',
    '老公打电话给我',
    '丈夫打呼',
    '被狗咬',
    '被车撞',
    '儿子打篮球受伤',
    '太太打算怀孕',
  ],
  ...[
    '自杀式袭击',
    '自殺式炸彈',
    '自杀小队',
    '跳楼价',
    '不想活动',
    '年轻生育',
    '年轻生病',
    '想死你了',
    '不想死',
    '思想死板',
    '想死机',
    '累死了',
    '笑死',
  ],
  ...[
    '毒品',
    '戒毒',
    '病毒',
    '病毒感染',
    '梅毒',
    '排毒',
    '肉毒杆菌',
    '肉毒',
    '解毒',
    '毒素',
    '血液中毒素',
    '中毒性休克',
    '电脑中毒',
    '消毒',
  ],
  ...[
    '吃药',
    '吃中药',
    '开药',
    '药房',
    '配药',
    '吃素',
    '喝酒',
    '戒酒',
    '吃多了胃胀',
    '吃太多甜',
    '鱼刺卡喉',
    '打胎',
    '打嗝',
    '虐待动物',
  ],
  ...[
    '家庭医生',
    '家庭治疗',
    '暴食',
    '暴牙',
    '老公',
    '先生',
    '男朋友',
    '打工伤',
    '老公打工受伤',
    '车祸',
    '工伤',
    '移民体检',
    '割双眼皮',
    '割包皮',
    '割手术',
  ],
  ...[
    'dentist',
    'domestic flight',
    'domestic help',
    'poison ivy',
    'Poison Ivy rash',
    'poison oak',
    'sun poisoning',
    'Suicide Squad',
    'suicide headache',
  ],
  ...[
    'drug abuse',
    'substance abuse',
    'alcohol abuse',
    'die',
    'diet',
    'dietitian',
    'hurt myself playing basketball',
    'I cut myself cooking',
    'live in Queens',
  ],
  ...[
    'hit my head',
    'hit by a car',
    'home care',
    'family medicine',
    'family doctor',
    'violin',
    'Harmon',
    'dr kill',
    'drinking problem',
    'took a fall',
  ],
  ...[
    'my husband hurt his back',
    'husband snores',
    'swallowing pain',
    'ate dinner',
    'medicine',
    'wrong tooth',
    'botox',
    'detox',
    'Jiabao Chen',
    'Jia Bao',
  ],
  ...['Qing Sheng', 'Zican Liu', 'xiang', 'sha', 'huo', '718-555-0988', '9881234', 'self pay', 'selfless'],
]

describe('words of danger', () => {
  it.each(Object.entries(told) as [HelpTopic, string[]][])('that tell of %s are seen', (topic, texts) => {
    expect(texts.filter((text) => !topicsIn(text).includes(topic))).toEqual([])
  })

  it('are not seen where there are none', () => {
    expect(harmless.filter((text) => topicsIn(text).length > 0)).toEqual([])
  })

  it.each([
    ['一氧化碳报警器换电池', false],
    ['carbon monoxide detector battery replacement', false],
    ['一氧化碳报警器一直响 大家都头晕', true],
    ['小朋友school要EpiPen form', false],
    ['used the EpiPen and her throat is still closing', true],
    ['唔該想攞死亡紙副本去邊度', false],
    ['痕到想死咁滯，濕疹好耐', false],
    ['giving away my things because nobody needs me', true],
    ["she's blue please", true],
    ["I can't stop washing my hands, it takes hours every day", false],
  ])('are told from what only names them: %s', (text, isDanger) => {
    expect(topicsIn(text).length > 0).toBe(isDanger)
  })

  it.each([
    'of course i want to die, nobody would even notice',
    '上完课程回来就想自杀，活不下去了',
    '看电影的时候我爸突然胸口剧痛喘不过气，脸色发白',
    'my coworker collapsed during training and is not breathing',
    '体检的时候老婆突然倒地抽搐，叫不醒',
    'my boyfriend choked me after class and says he will kill me',
  ])('are told where somebody only happened to be in a class or at a check-up: %s', (text) => {
    expect(topicsIn(text).length).toBeGreaterThan(0)
  })

  it.each([
    ['since my wife died of cancer i want to die too', 'suicide'],
    ['妈妈去世半年了，我每天都想跟她走', 'suicide'],
    ['煤气味很重 报警器没电池了', 'poison'],
    ['宝宝吞了报警器里的纽扣电池', 'poison'],
  ])('are told beside what would take them back: %s', (text, topic) => {
    expect(topicsIn(text)).toContain(topic)
  })

  it.each([
    ['期末挂了三门 买好了绳子 就是想问问有没有不用预约的心理医生', 'suicide'],
    ['I swallowed about 40 Advil last night, feel fine, do I need a doctor', 'poison'],
    ['室友吞了一整瓶泰诺 现在看起来很正常', 'poison'],
    ['I have taken 40 mg of famotidine tablets every day for years', null],
    ['小朋友买了跳绳 跳完膝盖痛', null],
    ['rope burn on my hand from the gym', null],
  ])('are believed however calmly they are said: %s', (text, topic) => {
    expect(topicsIn(text)).toEqual(topic === null ? [] : expect.arrayContaining([topic]))
  })

  it('may tell several things, the most urgent first', () => {
    expect(topicsIn('吃安眠药自杀，服药过量')).toEqual(['suicide', 'poison'])
    expect(topicsIn('被老公家暴 想死')).toEqual(['suicide', 'violence'])
  })

  it('are read in good time, however long a text is', () => {
    expect(topicsIn('老公'.repeat(5_000) + '打我')).toEqual([])
    expect(topicsIn('an appointment '.repeat(2_000))).toEqual([])
  })
})
