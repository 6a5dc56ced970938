type PostText = Readonly<Record<string, string>>

/** A post that readers see, in three languages. */
export const homeReadings: PostText = {
  category: 'prevention',
  specialties: 'family-medicine',
  sources: 'CDC | Measuring Your Blood Pressure | https://www.cdc.gov/high-blood-pressure/measure/index.html',
  'slug.zh-Hans': 'blood-pressure-at-home',
  'slug.zh-Hant': 'blood-pressure-at-home',
  'slug.en-US': 'blood-pressure-at-home',
  'title.zh-Hans': '在家量血压，这几步最容易做错',
  'excerpt.zh-Hans': '坐姿、袖带、时间都会影响读数。看诊时把记录带来，比一次读数有用。',
  'body.zh-Hans':
    '很多病人在诊所里血压偏高，回家就正常。所以我常请病人在家里量几天，再一起看。\n\n## 量之前\n\n- 先坐着休息五分钟，半小时内不喝咖啡、不抽烟。\n- 背靠椅背，双脚平放，不跷腿。\n- 手臂放在桌上，袖带和心脏一样高，直接贴着皮肤。\n\n## 怎么记\n\n早上吃药前和晚上各量两次，隔一分钟，四个数字都记下来。不要只记最好看的那一个。\n\n## 什么时候打电话\n\n读数突然很高，又有胸痛、气短、说话不清或一边手脚无力，请马上打911，不要等复诊。',
  'title.zh-Hant': '在家量血壓，這幾步最容易做錯',
  'excerpt.zh-Hant': '坐姿、壓脈帶、時間都會影響讀數。看診時把紀錄帶來，比一次讀數有用。',
  'body.zh-Hant':
    '很多病人在診所裡血壓偏高，回家就正常。所以我常請病人在家裡量幾天，再一起看。\n\n## 量之前\n\n- 先坐著休息五分鐘，半小時內不喝咖啡、不抽菸。\n- 背靠椅背，雙腳平放，不蹺腳。\n- 手臂放在桌上，壓脈帶和心臟一樣高，直接貼著皮膚。\n\n## 怎麼記\n\n早上吃藥前和晚上各量兩次，隔一分鐘，四個數字都記下來。不要只記最好看的那一個。\n\n## 什麼時候打電話\n\n讀數突然很高，又有胸痛、喘不過氣、說話不清或一邊手腳無力，請馬上打911，不要等回診。',
  'title.en-US': 'Taking your blood pressure at home: where it goes wrong',
  'excerpt.en-US':
    'How you sit, the cuff, and the time all change the reading. Bring your notes: they say more than one number.',
  'body.en-US':
    'Many patients run high in the office and normal at home. That is why I often ask for a few days of readings before we decide anything.\n\n## Before you start\n\n- Sit and rest for five minutes. No coffee or cigarettes in the half hour before.\n- Back against the chair, feet flat, legs uncrossed.\n- Arm on the table, cuff at the height of your heart, on bare skin.\n\n## What to write down\n\nTake two readings a minute apart in the morning, before your medicine, and two in the evening. Write down all four, not just the best one.\n\n## When to call\n\nIf a reading is suddenly very high and you have chest pain, trouble breathing, slurred speech, or weakness on one side, call 911. Don’t wait for your visit.',
}

/** A post that readers see, and a newer text of it that waits for a review. */
export const vaccineVisit: PostText = {
  category: 'prevention',
  specialties: 'family-medicine',
  'slug.zh-Hans': 'before-a-vaccine-visit',
  'slug.zh-Hant': 'before-a-vaccine-visit',
  'title.zh-Hans': '带孩子打疫苗，要准备什么',
  'excerpt.zh-Hans': '带上国内的接种本，就算是中文的也有用。',
  'body.zh-Hans':
    '## 带什么\n\n- 国内的接种本。中文的也可以，我们看得懂。\n- 保险卡。没有保险也可以先问问儿童疫苗计划（VFC）。\n\n## 打完以后\n\n在诊所坐十五分钟再走。发烧一两天很常见，不放心就打电话来。',
  'title.zh-Hant': '帶孩子打疫苗，要準備什麼',
  'excerpt.zh-Hant': '帶上原來的接種紀錄，就算是中文的也有用。',
  'body.zh-Hant':
    '## 帶什麼\n\n- 原來的接種紀錄。中文的也可以，我們看得懂。\n- 保險卡。沒有保險也可以先問問兒童疫苗計劃（VFC）。\n\n## 打完以後\n\n在診所坐十五分鐘再走。發燒一兩天很常見，不放心就打電話來。',
}

export const newerVaccineVisit: PostText = {
  ...vaccineVisit,
  'body.zh-Hans': `${vaccineVisit['body.zh-Hans']}\n\n## 上学要的表\n\n学校的健康表请一起带来，当天可以填好。`,
  'body.zh-Hant': `${vaccineVisit['body.zh-Hant']}\n\n## 上學要的表格\n\n學校的健康表請一起帶來，當天可以填好。`,
}

/** A post with a time. */
export const firstColds: PostText = {
  category: 'seniors',
  specialties: 'family-medicine',
  'slug.zh-Hans': 'colds-and-older-parents',
  'title.zh-Hans': '家里长辈感冒，哪些情况要来看',
  'excerpt.zh-Hans': '大多数感冒一周会好。下面几种情况不要等。',
  'body.zh-Hans':
    '## 可以先在家休息\n\n流鼻涕、喉咙痛、有点咳，精神还好，就多休息、多喝水。\n\n## 这些情况要来看\n\n- 发烧超过三天。\n- 吃不下东西、精神很差。\n- 本来就有心脏病、糖尿病或肺病。\n\n喘不过气或胸口痛，马上打911，不要等门诊。',
}

/** A post that went back: it promises what nobody may promise. */
export const stomachPromise: PostText = {
  category: 'prevention',
  specialties: 'family-medicine',
  'title.zh-Hans': '胃不舒服，先别急着买药',
  'excerpt.zh-Hans': '幽门螺杆菌可以检查，也可以治。',
  'body.zh-Hans': '## 先检查\n\n呼气检查不痛，十几分钟就有结果。\n\n## 治疗\n\n按疗程吃药，可以根治，不会再犯。',
}

/** A post that waits for a review, with words that a reviewer has to see. */
export const sugarTalk: PostText = {
  category: 'seniors',
  specialties: 'family-medicine',
  sources: 'CDC | Type 2 Diabetes | https://www.cdc.gov/diabetes/about/about-type-2-diabetes.html',
  'slug.zh-Hans': 'sugar-in-check',
  'slug.zh-Hant': 'sugar-in-check',
  'title.zh-Hans': '血糖偏高，饭桌上先改这三样',
  'excerpt.zh-Hans': '白粥、甜饮料和宵夜，先从这三样改起。',
  'body.zh-Hans':
    '## 三样\n\n- 白粥换成杂粮饭，先吃菜再吃饭。\n- 甜饮料换成水。\n- 宵夜提前到八点以前。\n\n照着做百分百有效，三个月后再来验一次。',
  'title.zh-Hant': '血糖偏高，餐桌上先改這三樣',
  'excerpt.zh-Hant': '白粥、含糖飲料和宵夜，先從這三樣改起。',
  'body.zh-Hant':
    '## 三樣\n\n- 白粥換成雜糧飯，先吃菜再吃飯。\n- 含糖飲料換成水。\n- 宵夜提前到八點以前。\n\n三個月後再來驗一次，看看有沒有改善。',
  'origin.zh-Hant': 'converted',
}

/** A post that is begun. */
export const sleepNotes: PostText = {
  category: 'prevention',
  'title.zh-Hans': '睡不好，先看看睡前两小时',
  'body.zh-Hans': '## 睡前\n\n手机、浓茶、太晚的晚饭。',
}

const pressureSource = 'CDC | About High Blood Pressure | https://www.cdc.gov/high-blood-pressure/about/index.html'

/** A post whose time was taken back. */
export const saltShelf: PostText = {
  category: 'prevention',
  specialties: 'family-medicine',
  sources: pressureSource,
  'slug.zh-Hans': 'salt-on-the-label',
  'slug.zh-Hant': 'salt-on-the-label',
  'title.zh-Hans': '看懂食品标签上的钠',
  'excerpt.zh-Hans': '买酱油和方便面以前，先看一行字。',
  'body.zh-Hans':
    '## 看哪一行\n\n找“Sodium”那一行，比较每一份有多少毫克。\n\n## 一份有多大\n\n一包方便面常算两份，整包吃下去要乘二。',
  'title.zh-Hant': '看懂食品標示上的鈉',
  'excerpt.zh-Hant': '買醬油和泡麵以前，先看一行字。',
  'body.zh-Hant':
    '## 看哪一行\n\n找「Sodium」那一行，比較每一份有多少毫克。\n\n## 一份有多大\n\n一包泡麵常算兩份，整包吃下去要乘二。',
}

/** A post that readers have seen and that its author took down. */
export const summerHeat: PostText = {
  category: 'seniors',
  specialties: 'family-medicine',
  sources:
    'CDC | Heat and Older Adults | https://www.cdc.gov/heat-health/risk-factors/heat-and-older-adults-aged-65.html',
  'slug.zh-Hans': 'summer-heat',
  'title.zh-Hans': '大热天，老人家怎么过',
  'excerpt.zh-Hans': '喝水、开冷气，还有哪些药要留意。',
  'body.zh-Hans':
    '## 家里\n\n三十二度以上请开冷气，没有冷气可以去纳凉中心。\n\n## 吃药\n\n利尿药和血压药在大热天可能要调，先打电话问，不要自己停。',
}

/** A post that was of one season alone. */
export const oldHours: PostText = {
  category: 'prevention',
  specialties: 'family-medicine',
  sources: pressureSource,
  'slug.en-US': 'free-blood-pressure-week',
  'title.en-US': 'Free blood pressure checks this week',
  'excerpt.en-US': 'Walk in, sit down for five minutes, and take your numbers home.',
  'body.en-US':
    '## What to bring\n\nThe names of your medicines, or the bottles in a bag.\n\n## Before you come\n\nNo coffee and no cigarette for half an hour.',
}
