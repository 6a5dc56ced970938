import type { SymptomEntry } from './entry.ts'

/** Emergencies that belong to no single part of the body. */
export const emergencies: SymptomEntry[] = [
  {
    id: 'severe-bleeding',
    specialtyIds: ['emergency-medicine'],
    isUrgent: true,
    words: {
      'zh-Hans': ['大出血', '流血不止', '血止不住', '刀伤', '割伤很深'],
      'zh-Hant': ['大出血', '血流不止', '血止不住', '刀傷', '割傷很深'],
      'en-US': ['Severe bleeding', "bleeding won't stop", 'heavy bleeding', 'deep cut', 'stab wound'],
    },
  },
  {
    id: 'severe-allergic-reaction',
    specialtyIds: ['emergency-medicine', 'allergy-and-immunology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['严重过敏', '过敏性休克', '喉咙肿', '嘴唇肿', '脸突然肿'],
      'zh-Hant': ['嚴重過敏', '過敏性休克', '喉嚨腫', '嘴唇腫', '臉突然腫'],
      'en-US': ['Severe allergic reaction', 'anaphylaxis', 'throat swelling', 'swollen lips', 'swollen face'],
    },
  },
  {
    id: 'head-injury',
    specialtyIds: ['emergency-medicine', 'neurology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['头部受伤', '撞到头', '脑震荡', '摔到头'],
      'zh-Hant': ['頭部受傷', '撞到頭', '腦震盪', '摔到頭'],
      'en-US': ['Head injury', 'hit my head', 'concussion', 'fell on head'],
    },
  },
  {
    id: 'poisoning-or-overdose',
    specialtyIds: ['emergency-medicine'],
    isUrgent: true,
    words: {
      'zh-Hans': ['中毒', '药吃多了', '误食药物', '误吞东西', '一氧化碳中毒', '煤气中毒'],
      'zh-Hant': ['中毒', '藥吃太多', '誤食藥物', '誤吞異物', '一氧化碳中毒', '瓦斯中毒'],
      'en-US': ['Poisoning or overdose', 'poisoning', 'overdose', 'swallowed something', 'carbon monoxide'],
    },
  },
  {
    id: 'choking',
    specialtyIds: ['emergency-medicine'],
    isUrgent: true,
    words: {
      'zh-Hans': ['噎到', '卡住喉咙', '鱼刺卡喉', '异物卡住', '窒息'],
      'zh-Hant': ['噎到', '哽到', '魚刺卡喉嚨', '骾骨', '異物卡住', '窒息'],
      'en-US': ['Choking', 'something stuck in throat', 'fish bone in throat'],
    },
  },
]
