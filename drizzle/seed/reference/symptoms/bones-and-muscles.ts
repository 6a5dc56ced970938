import type { SymptomEntry } from './entry.ts'

export const bonesAndMuscles: SymptomEntry[] = [
  {
    id: 'back-pain',
    specialtyIds: ['orthopedic-surgery', 'physical-therapy', 'acupuncture'],
    words: {
      'zh-Hans': ['腰痛', '背痛', '腰疼', '后背疼', '腰酸背痛', '闪腰', '腰扭伤', '腰肌劳损'],
      'zh-Hant': ['腰痛', '背痛', '下背痛', '腰痠背痛', '閃到腰', '腰骨痛', '扭到腰'],
      'en-US': ['Back pain', 'lower back pain', 'backache', 'sore back', 'threw out my back'],
    },
  },
  {
    id: 'sciatica',
    specialtyIds: ['orthopedic-surgery', 'physical-medicine-and-rehabilitation', 'pain-medicine'],
    words: {
      'zh-Hans': ['坐骨神经痛', '腰椎间盘突出', '腿麻', '腰痛到腿', '腰突'],
      'zh-Hant': ['坐骨神經痛', '椎間盤突出', '腿麻', '腰痛到腳', '骨刺'],
      'en-US': ['Sciatica', 'slipped disc', 'herniated disc', 'pain down the leg', 'pinched nerve'],
    },
  },
  {
    id: 'neck-pain',
    specialtyIds: ['orthopedic-surgery', 'physical-therapy', 'chiropractic'],
    words: {
      'zh-Hans': ['脖子痛', '颈椎病', '颈椎痛', '落枕', '脖子僵硬', '肩颈痛'],
      'zh-Hant': ['脖子痛', '頸椎痛', '頸痛', '落枕', '肩頸痠痛', '頸椎病', '瞓捩頸'],
      'en-US': ['Neck pain', 'stiff neck', 'sore neck'],
    },
  },
  {
    id: 'shoulder-pain',
    specialtyIds: ['orthopedic-surgery', 'physical-therapy', 'acupuncture'],
    words: {
      'zh-Hans': ['肩膀痛', '肩周炎', '五十肩', '手抬不起来', '肩袖损伤'],
      'zh-Hant': ['肩膀痛', '五十肩', '膊頭痛', '手舉不起來', '旋轉肌破裂', '肩周炎'],
      'en-US': ['Shoulder pain', 'frozen shoulder', 'rotator cuff', "can't lift my arm"],
    },
  },
  {
    id: 'knee-pain',
    specialtyIds: ['orthopedic-surgery', 'physical-therapy', 'rheumatology'],
    words: {
      'zh-Hans': ['膝盖痛', '膝盖疼', '膝关节炎', '半月板', '膝盖积水', '换膝关节'],
      'zh-Hant': ['膝蓋痛', '膝頭痛', '膝關節炎', '退化性關節炎', '半月板', '膝蓋積水', '人工膝關節'],
      'en-US': ['Knee pain', 'knee arthritis', 'torn meniscus', 'knee replacement'],
    },
  },
  {
    id: 'joint-pain',
    specialtyIds: ['rheumatology', 'orthopedic-surgery', 'internal-medicine'],
    words: {
      'zh-Hans': ['关节痛', '关节炎', '类风湿', '风湿痛', '手指关节肿', '红斑狼疮'],
      'zh-Hant': ['關節痛', '關節炎', '類風濕', '風濕痛', '手指關節腫', '紅斑性狼瘡'],
      'en-US': ['Joint pain', 'arthritis', 'rheumatoid arthritis', 'swollen joints', 'lupus'],
    },
  },
  {
    id: 'gout',
    specialtyIds: ['rheumatology', 'internal-medicine', 'family-medicine'],
    words: {
      'zh-Hans': ['痛风', '尿酸高', '大脚趾红肿', '高尿酸'],
      'zh-Hant': ['痛風', '尿酸高', '大腳趾紅腫', '高尿酸'],
      'en-US': ['Gout', 'high uric acid', 'big toe pain', 'uric acid'],
    },
  },
  {
    id: 'sprain-or-bruise',
    specialtyIds: ['acupuncture', 'chiropractic', 'physical-therapy'],
    words: {
      'zh-Hans': ['跌打', '跌打损伤', '扭伤', '脚踝扭伤', '崴脚', '拉伤', '挫伤'],
      'zh-Hant': ['跌打', '跌打損傷', '扭傷', '腳踝扭傷', '拐到腳', '拗柴', '拉傷', '挫傷'],
      'en-US': ['Sprain or bruise', 'sprain', 'sprained ankle', 'pulled muscle', 'bruise', 'strain'],
    },
  },
  {
    id: 'broken-bone',
    specialtyIds: ['emergency-medicine', 'orthopedic-surgery'],
    isUrgent: true,
    words: {
      'zh-Hans': ['骨折', '骨头断了', '脱臼', '骨裂', '摔断'],
      'zh-Hant': ['骨折', '骨頭斷了', '脫臼', '骨裂', '摔斷'],
      'en-US': ['Broken bone', 'fracture', 'dislocation', 'cracked bone'],
    },
  },
  {
    id: 'sports-injury',
    specialtyIds: ['sports-medicine', 'orthopedic-surgery', 'physical-therapy'],
    words: {
      'zh-Hans': ['运动受伤', '网球肘', '肌腱炎', '韧带撕裂', '十字韧带'],
      'zh-Hant': ['運動受傷', '網球肘', '肌腱炎', '韌帶撕裂', '十字韌帶'],
      'en-US': ['Sports injury', 'tennis elbow', 'tendonitis', 'torn ligament', 'ACL tear'],
    },
  },
  {
    id: 'hand-or-wrist-pain',
    specialtyIds: ['orthopedic-surgery', 'physical-medicine-and-rehabilitation', 'occupational-therapy'],
    words: {
      'zh-Hans': ['手腕痛', '手痛', '腱鞘炎', '扳机指', '腕管综合征', '鼠标手', '妈妈手'],
      'zh-Hant': ['手腕痛', '手痛', '腱鞘炎', '板機指', '彈弓手', '腕隧道症候群', '滑鼠手', '媽媽手'],
      'en-US': ['Hand or wrist pain', 'wrist pain', 'carpal tunnel', 'trigger finger', 'hand pain'],
    },
  },
  {
    id: 'hip-pain',
    specialtyIds: ['orthopedic-surgery', 'physical-therapy', 'rheumatology'],
    words: {
      'zh-Hans': ['髋关节痛', '胯骨疼', '股骨头坏死', '换髋关节'],
      'zh-Hant': ['髖關節痛', '髖骨痛', '股骨頭壞死', '人工髖關節'],
      'en-US': ['Hip pain', 'hip replacement', 'hip arthritis'],
    },
  },
  {
    id: 'foot-pain',
    specialtyIds: ['podiatry', 'orthopedic-surgery'],
    words: {
      'zh-Hans': ['脚痛', '脚跟痛', '足底筋膜炎', '拇外翻', '大脚骨', '扁平足', '鸡眼'],
      'zh-Hant': ['腳痛', '腳跟痛', '足底筋膜炎', '拇趾外翻', '扁平足', '雞眼'],
      'en-US': ['Foot pain', 'heel pain', 'plantar fasciitis', 'bunion', 'flat feet', 'corn on foot'],
    },
  },
  {
    id: 'ingrown-toenail',
    specialtyIds: ['podiatry', 'family-medicine'],
    words: {
      'zh-Hans': ['嵌甲', '甲沟炎', '指甲长到肉里', '脚趾化脓'],
      'zh-Hant': ['甲溝炎', '指甲內嵌', '凍甲', '嵌甲', '腳趾化膿'],
      'en-US': ['Ingrown toenail', 'ingrown nail', 'infected toe'],
    },
  },
  {
    id: 'diabetic-foot-care',
    specialtyIds: ['podiatry', 'endocrinology', 'vascular-surgery'],
    words: {
      'zh-Hans': ['糖尿病足', '糖尿病查脚', '脚上伤口不好', '烂脚'],
      'zh-Hant': ['糖尿病足', '糖尿病檢查腳', '腳傷口不癒合', '爛腳'],
      'en-US': ['Diabetic foot care', 'diabetic foot', 'foot ulcer', 'foot sore'],
    },
  },
  {
    id: 'long-lasting-pain',
    specialtyIds: ['pain-medicine', 'physical-medicine-and-rehabilitation', 'acupuncture'],
    words: {
      'zh-Hans': ['慢性疼痛', '长期疼痛', '神经痛', '全身痛', '纤维肌痛'],
      'zh-Hant': ['慢性疼痛', '長期疼痛', '神經痛', '全身痛', '纖維肌痛症'],
      'en-US': ['Long-lasting pain', 'chronic pain', 'nerve pain', 'pain all over', 'fibromyalgia'],
    },
  },
  {
    id: 'muscle-tightness',
    specialtyIds: ['massage-therapy', 'acupuncture', 'physical-therapy'],
    words: {
      'zh-Hans': ['肌肉酸痛', '肩颈僵硬', '肌肉紧', '全身酸痛'],
      'zh-Hant': ['肌肉痠痛', '肩頸僵硬', '肌肉緊繃', '全身痠痛'],
      'en-US': ['Muscle tightness', 'sore muscles', 'tight shoulders', 'muscle aches'],
    },
  },
  {
    id: 'scoliosis',
    specialtyIds: ['orthopedic-surgery', 'physical-therapy', 'chiropractic'],
    words: {
      'zh-Hans': ['脊柱侧弯', '高低肩', '驼背', '脊椎侧弯'],
      'zh-Hant': ['脊椎側彎', '高低肩', '駝背', '脊柱側彎'],
      'en-US': ['Scoliosis', 'curved spine', 'uneven shoulders', 'hunched back'],
    },
  },
]
