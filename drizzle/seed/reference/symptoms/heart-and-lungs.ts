import type { SymptomEntry } from './entry.ts'

export const heartAndLungs: SymptomEntry[] = [
  {
    id: 'chest-pain',
    specialtyIds: ['cardiology', 'emergency-medicine', 'internal-medicine'],
    isUrgent: true,
    words: {
      'zh-Hans': ['胸痛', '胸闷', '胸口痛', '心口痛', '心绞痛', '胸口闷', '心脏痛', '心梗', '胸口疼', '胸疼'],
      'zh-Hant': ['胸痛', '胸悶', '胸口痛', '心口痛', '心絞痛', '胸口悶', '心臟痛', '心肌梗塞', '胸口疼', '心口悶'],
      'en-US': [
        'Chest pain',
        'chest tightness',
        'angina',
        'heart attack',
        'chest pressure',
        'chest hurts',
        'my chest hurts',
      ],
    },
  },
  {
    id: 'breathing-trouble',
    specialtyIds: ['emergency-medicine', 'pulmonology', 'cardiology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['呼吸困难', '喘不过气', '气短', '上不来气', '气急', '走路就喘'],
      'zh-Hant': ['呼吸困難', '喘不過氣', '氣促', '吸不到氣', '很喘', '走路就喘'],
      'en-US': [
        'Trouble breathing',
        'breathing trouble',
        'shortness of breath',
        "can't breathe",
        'short of breath',
        'hard to breathe',
      ],
    },
  },
  {
    id: 'palpitations',
    specialtyIds: ['cardiology', 'cardiac-electrophysiology', 'internal-medicine'],
    words: {
      'zh-Hans': ['心慌', '心悸', '心跳快', '心律不齐', '早搏', '房颤', '心跳漏拍'],
      'zh-Hant': ['心悸', '心跳快', '心律不整', '早搏', '心房顫動', '心慌', '心跳不規則'],
      'en-US': ['Palpitations', 'racing heart', 'irregular heartbeat', 'heart fluttering', 'atrial fibrillation'],
    },
  },
  {
    id: 'high-blood-pressure',
    specialtyIds: ['internal-medicine', 'family-medicine', 'cardiology'],
    words: {
      'zh-Hans': ['高血压', '血压高', '降血压', '血压不稳'],
      'zh-Hant': ['高血壓', '血壓高', '降血壓', '血壓不穩'],
      'en-US': ['High blood pressure', 'hypertension', 'blood pressure'],
    },
  },
  {
    id: 'leg-swelling',
    specialtyIds: ['internal-medicine', 'cardiology', 'nephrology'],
    words: {
      'zh-Hans': ['脚肿', '水肿', '腿肿', '浮肿', '小腿肿'],
      'zh-Hant': ['腳腫', '水腫', '腿腫', '浮腫', '小腿腫'],
      'en-US': ['Leg swelling', 'swollen legs', 'swollen feet', 'edema', 'swollen ankles'],
    },
  },
  {
    id: 'varicose-veins',
    specialtyIds: ['vascular-surgery'],
    words: {
      'zh-Hans': ['静脉曲张', '腿上青筋', '小腿青筋凸出', '蚯蚓腿'],
      'zh-Hant': ['靜脈曲張', '腿上青筋', '浮腳筋', '小腿青筋浮起'],
      'en-US': ['Varicose veins', 'spider veins', 'bulging leg veins'],
    },
  },
  {
    id: 'cough',
    specialtyIds: ['family-medicine', 'internal-medicine', 'pulmonology'],
    words: {
      'zh-Hans': ['咳嗽', '咳', '久咳不好', '干咳', '有痰', '支气管炎', '夜里咳嗽'],
      'zh-Hant': ['咳嗽', '咳', '久咳不癒', '乾咳', '有痰', '支氣管炎', '半夜咳嗽'],
      'en-US': ['Cough', 'coughing', 'chronic cough', 'phlegm', 'bronchitis'],
    },
  },
  {
    id: 'coughing-up-blood',
    specialtyIds: ['emergency-medicine', 'pulmonology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['咳血', '咯血', '痰里有血', '痰中带血'],
      'zh-Hant': ['咳血', '痰裡有血', '痰中帶血', '咯血'],
      'en-US': ['Coughing up blood', 'blood in phlegm', 'bloody cough'],
    },
  },
  {
    id: 'asthma',
    specialtyIds: ['pulmonology', 'allergy-and-immunology', 'family-medicine'],
    words: {
      'zh-Hans': ['哮喘', '气喘', '喘鸣', '支气管哮喘'],
      'zh-Hant': ['氣喘', '哮喘', '喘鳴', '支氣管氣喘'],
      'en-US': ['Asthma', 'wheezing', 'wheeze', 'inhaler'],
    },
  },
  {
    id: 'lung-nodule',
    specialtyIds: ['pulmonology', 'thoracic-surgery'],
    words: {
      'zh-Hans': ['肺结节', '肺部阴影', '肺上有点', '毛玻璃结节'],
      'zh-Hant': ['肺結節', '肺部陰影', '毛玻璃結節', '照肺有陰影'],
      'en-US': ['Lung nodule', 'spot on lung', 'lung shadow', 'ground glass nodule'],
    },
  },
  {
    id: 'quit-smoking',
    specialtyIds: ['family-medicine', 'internal-medicine', 'pulmonology'],
    words: {
      'zh-Hans': ['戒烟', '想戒烟', '戒电子烟', '戒烟门诊'],
      'zh-Hant': ['戒菸', '戒煙', '想戒菸', '戒電子菸', '戒菸門診'],
      'en-US': ['Quit smoking', 'stop smoking', 'quit vaping', 'smoking cessation'],
    },
  },
]
