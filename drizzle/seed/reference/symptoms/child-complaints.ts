import { combined, type SymptomEntry } from './entry.ts'

/** How parents begin: 小孩湿疹, 小朋友濕疹, baby eczema. */
export const childWords = {
  'zh-Hans': ['小孩', '孩子', '宝宝', '儿童', '小朋友', '婴儿'],
  'zh-Hant': ['小孩', '孩子', '寶寶', '兒童', '小朋友', '嬰兒', 'BB'],
  'en-US': ['child ', 'kid ', 'kids ', 'baby ', 'toddler '],
} as const

const { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': english } = childWords

/** What grown-ups have too, and children are taken to a pediatrician for first. */
export const childComplaints: SymptomEntry[] = [
  {
    id: 'child-cold',
    specialtyIds: ['pediatrics', 'family-medicine'],
    words: {
      'zh-Hans': ['小孩感冒', '小孩流感', ...combined(hans, ['感冒', '流感', '流鼻涕', '鼻塞'])],
      'zh-Hant': ['小孩感冒', '小孩流感', ...combined(hant, ['感冒', '流感', '流鼻水', '流鼻涕', '鼻塞'])],
      'en-US': [
        'Cold in a child',
        'child cold',
        'child flu',
        ...combined(english, ['cold', 'flu', 'runny nose', 'stuffy nose']),
      ],
    },
  },
  {
    id: 'child-rash',
    specialtyIds: ['pediatrics', 'dermatology', 'allergy-and-immunology'],
    words: {
      'zh-Hans': [
        '小孩湿疹',
        '小孩皮疹',
        ...combined(hans, ['湿疹', '皮疹', '起疹子', '出疹子', '荨麻疹', '皮肤痒', '皮炎', '皮肤过敏', '皮肤病']),
      ],
      'zh-Hant': [
        '小孩濕疹',
        '小孩起疹子',
        ...combined(hant, ['濕疹', '起疹子', '出疹', '蕁麻疹', '皮膚癢', '皮膚炎', '異位性皮膚炎', '皮膚過敏']),
      ],
      'en-US': [
        'Rash in a child',
        'child rash',
        'child eczema',
        ...combined(english, ['eczema', 'rash', 'skin rash', 'hives']),
      ],
    },
  },
  {
    id: 'child-allergy',
    specialtyIds: ['pediatrics', 'allergy-and-immunology', 'otolaryngology'],
    words: {
      'zh-Hans': [
        '小孩过敏',
        '小孩鼻炎',
        ...combined(hans, ['过敏', '鼻炎', '过敏性鼻炎', '花粉过敏', '食物过敏', '牛奶过敏']),
      ],
      'zh-Hant': [
        '小孩過敏',
        '小孩鼻子過敏',
        ...combined(hant, ['過敏', '鼻子過敏', '過敏性鼻炎', '鼻敏感', '食物過敏', '牛奶過敏']),
      ],
      'en-US': [
        'Allergies in a child',
        'child allergies',
        'child allergy',
        ...combined(english, ['allergies', 'allergy', 'food allergy']),
      ],
    },
  },
  {
    id: 'child-stomach',
    specialtyIds: ['pediatrics', 'gastroenterology', 'family-medicine'],
    words: {
      'zh-Hans': [
        '小孩肚子痛',
        '小孩拉肚子',
        '积食',
        ...combined(hans, ['肚子痛', '肚子疼', '拉肚子', '腹泻', '便秘', '呕吐', '积食', '胃口不好']),
      ],
      'zh-Hant': [
        '小孩肚子痛',
        '小孩拉肚子',
        ...combined(hant, ['肚子痛', '肚痛', '拉肚子', '腹瀉', '便秘', '嘔吐', '腸胃炎', '胃口不好']),
      ],
      'en-US': [
        'Stomachache in a child',
        'child stomachache',
        'child stomach pain',
        ...combined(english, ['stomachache', 'stomach ache', 'belly pain', 'diarrhea', 'constipation', 'vomiting']),
      ],
    },
  },
  {
    id: 'child-ear-nose-and-throat',
    specialtyIds: ['pediatrics', 'otolaryngology', 'family-medicine'],
    words: {
      'zh-Hans': [
        '小孩耳朵痛',
        '腺样体肥大',
        ...combined(hans, ['耳朵痛', '耳朵疼', '中耳炎', '打呼噜', '打呼', '喉咙痛', '扁桃体发炎', '流鼻血']),
      ],
      'zh-Hant': [
        '小孩耳朵痛',
        '腺樣體肥大',
        ...combined(hant, ['耳朵痛', '耳痛', '中耳炎', '打呼', '打鼾', '喉嚨痛', '扁桃腺發炎', '流鼻血']),
      ],
      'en-US': [
        'Ear pain in a child',
        'child ear pain',
        'enlarged adenoids',
        ...combined(english, ['ear pain', 'earache', 'ear infection', 'sore throat', 'snoring', 'nosebleed']),
      ],
    },
  },
]
