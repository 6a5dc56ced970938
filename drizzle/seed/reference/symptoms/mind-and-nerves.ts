import type { SymptomEntry } from './entry.ts'

export const mindAndNerves: SymptomEntry[] = [
  {
    id: 'suicidal-thoughts',
    specialtyIds: ['emergency-medicine', 'psychiatry'],
    isUrgent: true,
    words: {
      'zh-Hans': ['想自杀', '不想活', '自杀', '轻生', '自残', '活不下去'],
      'zh-Hant': ['想自殺', '不想活', '自殺', '輕生', '自殘', '自傷', '活不下去'],
      'en-US': ['Suicidal thoughts', 'suicide', 'want to die', 'self-harm', 'suicidal', "don't want to live"],
    },
  },
  {
    id: 'depression',
    specialtyIds: ['psychiatry', 'psychology', 'mental-health-counseling'],
    words: {
      'zh-Hans': ['抑郁', '抑郁症', '忧郁', '情绪低落', '忧郁症', '心情不好', '产后抑郁'],
      'zh-Hant': ['憂鬱', '憂鬱症', '抑鬱', '情緒低落', '心情不好', '鬱悶', '產後憂鬱'],
      'en-US': ['Depression', 'depressed', 'feeling sad', 'feeling down', 'postpartum depression'],
    },
  },
  {
    id: 'anxiety',
    specialtyIds: ['psychiatry', 'psychology', 'mental-health-counseling'],
    words: {
      'zh-Hans': ['焦虑', '焦虑症', '恐慌', '惊恐发作', '紧张', '强迫症', '压力大'],
      'zh-Hant': ['焦慮', '焦慮症', '恐慌症', '恐慌發作', '緊張', '強迫症', '壓力大', '自律神經失調'],
      'en-US': ['Anxiety', 'panic attack', 'worry', 'stress', 'OCD', 'nervous'],
    },
  },
  {
    id: 'insomnia',
    specialtyIds: ['sleep-medicine', 'psychiatry', 'family-medicine'],
    words: {
      'zh-Hans': [
        '失眠',
        '睡不着',
        '睡眠不好',
        '早醒',
        '多梦',
        '睡不好',
        '睡不好觉',
        '晚上睡不着',
        '入睡困难',
        '睡眠差',
        '睡眠问题',
      ],
      'zh-Hant': [
        '失眠',
        '睡不著',
        '睡不好',
        '淺眠',
        '多夢',
        '半夜醒來',
        '晚上睡不著',
        '入睡困難',
        '睡眠差',
        '瞓唔著',
        '睡眠問題',
      ],
      'en-US': [
        'Insomnia',
        "can't sleep",
        'trouble sleeping',
        'poor sleep',
        'waking at night',
        "can't fall asleep",
        'sleep problems',
        'sleeplessness',
        "can't stay asleep",
      ],
    },
  },
  {
    id: 'bipolar-or-psychosis',
    specialtyIds: ['psychiatry'],
    words: {
      'zh-Hans': ['躁郁症', '双相情感障碍', '精神分裂', '幻听', '妄想', '幻觉'],
      'zh-Hant': ['躁鬱症', '思覺失調', '精神分裂', '幻聽', '妄想', '幻覺'],
      'en-US': ['Bipolar or psychosis', 'bipolar', 'schizophrenia', 'hearing voices', 'hallucinations', 'mania'],
    },
  },
  {
    id: 'alcohol-or-drug-use',
    specialtyIds: ['psychiatry', 'mental-health-counseling', 'family-medicine'],
    words: {
      'zh-Hans': ['酗酒', '戒酒', '戒毒', '药物上瘾', '吸毒', '酒瘾'],
      'zh-Hant': ['酗酒', '戒酒', '戒毒', '藥物成癮', '吸毒', '酒癮'],
      'en-US': ['Alcohol or drug use', 'alcoholism', 'drug addiction', 'addiction', 'drinking problem', 'rehab'],
    },
  },
  {
    id: 'gambling-problem',
    specialtyIds: ['mental-health-counseling', 'psychiatry', 'clinical-social-work'],
    words: {
      'zh-Hans': ['赌博上瘾', '戒赌', '赌瘾', '网瘾', '沉迷游戏'],
      'zh-Hant': ['賭博成癮', '戒賭', '賭癮', '網路成癮', '沉迷電玩'],
      'en-US': ['Gambling problem', 'gambling addiction', 'internet addiction', 'gaming addiction'],
    },
  },
  {
    id: 'trauma-or-grief',
    specialtyIds: ['psychology', 'mental-health-counseling', 'clinical-social-work'],
    words: {
      'zh-Hans': ['心理创伤', '创伤后应激', '亲人去世', '丧亲', '噩梦'],
      'zh-Hant': ['心理創傷', '創傷後壓力', '親人過世', '喪親', '惡夢'],
      'en-US': ['Trauma or grief', 'PTSD', 'grief', 'death in the family', 'trauma', 'nightmares'],
    },
  },
  {
    id: 'relationship-problems',
    specialtyIds: ['marriage-and-family-therapy', 'clinical-social-work', 'psychology'],
    words: {
      'zh-Hans': ['婚姻问题', '夫妻吵架', '离婚', '婆媳矛盾', '亲子关系'],
      'zh-Hant': ['婚姻問題', '夫妻吵架', '離婚', '婆媳問題', '親子關係'],
      'en-US': ['Relationship problems', 'marriage problems', 'divorce', 'family conflict', 'in-law problems'],
    },
  },
  {
    id: 'domestic-violence',
    specialtyIds: ['clinical-social-work', 'emergency-medicine', 'mental-health-counseling'],
    isUrgent: true,
    words: {
      'zh-Hans': ['家暴', '家庭暴力', '被打', '虐待', '性侵'],
      'zh-Hant': ['家暴', '家庭暴力', '被打', '虐待', '性侵'],
      'en-US': ['Domestic violence', 'abuse', 'partner violence', 'sexual assault', 'hit by my partner'],
    },
  },
  {
    id: 'eating-disorder',
    specialtyIds: ['psychiatry', 'psychology', 'nutrition'],
    words: {
      'zh-Hans': ['厌食症', '暴食', '进食障碍', '催吐'],
      'zh-Hant': ['厭食症', '暴食症', '飲食失調', '催吐'],
      'en-US': ['Eating disorder', 'anorexia', 'bulimia', 'binge eating'],
    },
  },
  {
    id: 'headache',
    specialtyIds: ['neurology', 'family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['头痛', '头疼', '偏头痛', '后脑勺痛', '太阳穴痛', '头很痛', '头胀痛'],
      'zh-Hant': ['頭痛', '偏頭痛', '後腦痛', '太陽穴痛', '頭疼', '頭很痛', '頭脹痛'],
      'en-US': [
        'Headache',
        'migraine',
        'headaches',
        'head pain',
        'head ache',
        'head hurts',
        'my head hurts',
        'bad headache',
      ],
    },
  },
  {
    id: 'dizziness',
    specialtyIds: ['internal-medicine', 'otolaryngology', 'neurology'],
    words: {
      'zh-Hans': ['头晕', '眩晕', '天旋地转', '头昏', '耳石症', '梅尼埃病'],
      'zh-Hant': ['頭暈', '暈眩', '天旋地轉', '眩暈', '耳石脫落', '梅尼爾氏症'],
      'en-US': ['Dizziness', 'dizzy', 'vertigo', 'lightheaded', 'room spinning'],
    },
  },
  {
    id: 'stroke-signs',
    specialtyIds: ['emergency-medicine', 'neurology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['中风', '脑梗', '嘴歪', '半边没力', '说话不清', '脑出血', '偏瘫', '半身麻木'],
      'zh-Hant': ['中風', '腦中風', '嘴歪', '半邊沒力', '講話不清', '腦出血', '半身不遂', '爆血管'],
      'en-US': ['Stroke signs', 'stroke', 'face drooping', 'slurred speech', 'one side weak'],
    },
  },
  {
    id: 'fainting',
    specialtyIds: ['emergency-medicine', 'cardiology', 'neurology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['晕倒', '昏倒', '失去意识', '昏迷', '眼前一黑'],
      'zh-Hant': ['昏倒', '暈倒', '失去意識', '昏迷', '眼前一黑'],
      'en-US': ['Fainting', 'passed out', 'loss of consciousness', 'blackout', 'fainted'],
    },
  },
  {
    id: 'seizure',
    specialtyIds: ['emergency-medicine', 'neurology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['癫痫', '全身抽搐', '羊癫疯', '癫痫发作', '口吐白沫'],
      'zh-Hant': ['癲癇', '全身抽搐', '羊癲瘋', '癲癇發作', '口吐白沫'],
      'en-US': ['Seizure', 'seizures', 'epilepsy', 'convulsion'],
    },
  },
  {
    id: 'numbness',
    specialtyIds: ['neurology', 'physical-medicine-and-rehabilitation', 'internal-medicine'],
    words: {
      'zh-Hans': ['手脚发麻', '手麻', '脚麻', '麻木', '针刺感', '周围神经病变'],
      'zh-Hant': ['手腳發麻', '手麻', '腳麻', '麻木', '手痺', '周邊神經病變'],
      'en-US': ['Numbness', 'tingling', 'numb hands', 'numb feet', 'pins and needles', 'neuropathy'],
    },
  },
  {
    id: 'tremor',
    specialtyIds: ['neurology'],
    words: {
      'zh-Hans': ['手抖', '帕金森', '手发抖', '动作变慢', '帕金森病'],
      'zh-Hant': ['手抖', '巴金森氏症', '帕金森', '柏金遜症', '動作變慢', '手震'],
      'en-US': ['Tremor', 'shaking hands', "Parkinson's", 'hand shaking'],
    },
  },
  {
    id: 'facial-palsy',
    specialtyIds: ['neurology', 'otolaryngology', 'acupuncture'],
    words: {
      'zh-Hans': ['面瘫', '面神经麻痹', '面部抽搐', '三叉神经痛'],
      'zh-Hant': ['顏面神經麻痺', '面癱', '臉部抽動', '三叉神經痛'],
      'en-US': ['Bell’s palsy', 'facial palsy', 'facial twitching', 'trigeminal neuralgia'],
    },
  },
  {
    id: 'muscle-cramps',
    specialtyIds: ['family-medicine', 'internal-medicine', 'neurology'],
    words: {
      'zh-Hans': ['抽筋', '腿抽筋', '小腿抽筋', '不宁腿'],
      'zh-Hant': ['抽筋', '腳抽筋', '小腿抽筋', '不寧腿'],
      'en-US': ['Muscle cramps', 'leg cramps', 'charley horse', 'restless legs'],
    },
  },
]
