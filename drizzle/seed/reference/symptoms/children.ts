import type { SymptomEntry } from './entry.ts'

export const children: SymptomEntry[] = [
  {
    id: 'newborn-fever',
    specialtyIds: ['emergency-medicine', 'pediatrics'],
    isUrgent: true,
    words: {
      'zh-Hans': ['新生儿发烧', '婴儿发烧', '三个月以下发烧', '热性惊厥'],
      'zh-Hant': ['新生兒發燒', '嬰兒發燒', '三個月以下發燒', '熱痙攣'],
      'en-US': ['Newborn fever', 'baby fever', 'infant fever', 'febrile seizure'],
    },
  },
  {
    id: 'child-fever',
    specialtyIds: ['pediatrics', 'family-medicine'],
    words: {
      'zh-Hans': ['小孩发烧', '孩子发烧', '宝宝发烧', '孩子反复发烧'],
      'zh-Hant': ['小孩發燒', '孩子發燒', '寶寶發燒', '小朋友發燒'],
      'en-US': ['Child fever', 'kid fever', 'toddler fever', 'my child has a fever'],
    },
  },
  {
    id: 'child-cough',
    specialtyIds: ['pediatrics', 'pulmonology'],
    words: {
      'zh-Hans': ['小孩咳嗽', '孩子咳嗽', '宝宝咳嗽', '小孩哮喘'],
      'zh-Hant': ['小孩咳嗽', '孩子咳嗽', '寶寶咳嗽', '小孩氣喘'],
      'en-US': ['Child cough', 'kid coughing', 'croup', 'child asthma'],
    },
  },
  {
    id: 'well-child-visit',
    specialtyIds: ['pediatrics', 'family-medicine'],
    words: {
      'zh-Hans': ['儿童体检', '宝宝体检', '新生儿检查', '儿保', '小孩打疫苗'],
      'zh-Hant': ['兒童健檢', '寶寶健檢', '新生兒檢查', '健兒門診', '小孩打疫苗'],
      'en-US': ['Well-child visit', 'child checkup', 'newborn checkup', 'baby shots', 'childhood vaccines'],
    },
  },
  {
    id: 'growth-concern',
    specialtyIds: ['pediatrics', 'endocrinology', 'nutrition'],
    words: {
      'zh-Hans': ['长不高', '身高矮', '生长发育', '性早熟', '孩子太瘦', '孩子太胖'],
      'zh-Hant': ['長不高', '身高矮', '生長發育', '性早熟', '孩子太瘦', '孩子太胖'],
      'en-US': ['Growth concern', 'short for age', 'early puberty', 'child underweight', 'child overweight'],
    },
  },
  {
    id: 'late-talking',
    specialtyIds: ['pediatrics', 'speech-therapy', 'audiology'],
    words: {
      'zh-Hans': ['说话晚', '语言发育迟缓', '发育迟缓', '口吃', '发音不清', '早期干预'],
      'zh-Hant': ['說話慢', '語言發展遲緩', '發展遲緩', '口吃', '發音不清楚', '早期療育'],
      'en-US': ['Late talking', 'speech delay', 'developmental delay', 'stutter', 'Early Intervention'],
    },
  },
  {
    id: 'autism',
    specialtyIds: ['pediatrics', 'child-psychiatry', 'psychology'],
    words: {
      'zh-Hans': ['自闭症', '孤独症', '不看人', '叫名字没反应'],
      'zh-Hant': ['自閉症', '亞斯伯格', '不看人', '叫名字沒反應'],
      'en-US': ['Autism', 'autism spectrum', 'ASD', 'autism evaluation'],
    },
  },
  {
    id: 'attention-problem',
    specialtyIds: ['child-psychiatry', 'pediatrics', 'psychology'],
    words: {
      'zh-Hans': ['多动症', '注意力不集中', 'ADHD', '坐不住', '学习障碍'],
      'zh-Hant': ['過動症', '注意力不集中', 'ADHD', '過度活躍', '坐不住', '學習障礙'],
      'en-US': ['Attention problem', 'ADHD', 'ADD', "can't focus", 'hyperactive', 'learning disability'],
    },
  },
  {
    id: 'bedwetting',
    specialtyIds: ['pediatrics', 'urology'],
    words: {
      'zh-Hans': ['尿床', '小孩遗尿', '孩子尿床'],
      'zh-Hant': ['尿床', '小孩夜尿', '孩子尿床'],
      'en-US': ['Bedwetting', 'wets the bed', 'child wetting bed'],
    },
  },
  {
    id: 'hand-foot-and-mouth-disease',
    specialtyIds: ['pediatrics', 'family-medicine'],
    words: {
      'zh-Hans': ['手足口病', '水痘', '肠病毒', '疱疹性咽峡炎'],
      'zh-Hant': ['手足口病', '腸病毒', '水痘', '皰疹性咽峽炎'],
      'en-US': ['Hand, foot, and mouth disease', 'chickenpox', 'HFMD'],
    },
  },
  {
    id: 'colic-or-spit-up',
    specialtyIds: ['pediatrics'],
    words: {
      'zh-Hans': ['吐奶', '肠绞痛', '宝宝哭闹', '宝宝不睡觉', '红屁股', '尿布疹'],
      'zh-Hant': ['吐奶', '溢奶', '腸絞痛', '寶寶哭鬧', '紅屁股', '尿布疹'],
      'en-US': ['Colic or spit-up', 'colic', 'spitting up', 'fussy baby', 'diaper rash'],
    },
  },
  {
    id: 'picky-eating',
    specialtyIds: ['pediatrics', 'nutrition', 'occupational-therapy'],
    words: {
      'zh-Hans': ['挑食', '偏食', '孩子不吃饭', '厌奶'],
      'zh-Hant': ['挑食', '偏食', '孩子不吃飯', '厭奶'],
      'en-US': ['Picky eating', 'picky eater', "child won't eat"],
    },
  },
  {
    id: 'child-teeth',
    specialtyIds: ['pediatric-dentistry', 'dentistry'],
    words: {
      'zh-Hans': ['小孩蛀牙', '孩子牙痛', '换牙', '乳牙', '涂氟'],
      'zh-Hant': ['小孩蛀牙', '孩子牙痛', '換牙', '乳牙', '塗氟'],
      'en-US': ['Child teeth', 'child cavity', 'baby teeth', 'fluoride', 'child toothache'],
    },
  },
]
