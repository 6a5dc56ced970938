import type { SymptomEntry } from './entry.ts'

export const general: SymptomEntry[] = [
  {
    id: 'cold-or-flu',
    specialtyIds: ['family-medicine', 'internal-medicine', 'pediatrics'],
    words: {
      'zh-Hans': ['感冒', '流感', '伤风', '重感冒', '流行性感冒'],
      'zh-Hant': ['感冒', '流感', '傷風', '重感冒', '流行性感冒'],
      'en-US': ['Cold or flu', 'cold', 'flu', 'influenza', 'common cold'],
    },
  },
  {
    id: 'fever',
    specialtyIds: ['family-medicine', 'internal-medicine', 'pediatrics'],
    words: {
      'zh-Hans': ['发烧', '发热', '高烧', '低烧不退', '发冷'],
      'zh-Hant': ['發燒', '發熱', '高燒', '微燒不退', '畏寒'],
      'en-US': ['Fever', 'high temperature', 'chills', 'high fever'],
    },
  },
  {
    id: 'annual-checkup',
    specialtyIds: ['family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['体检', '年度体检', '身体检查', '全身检查', '常规体检'],
      'zh-Hant': ['健檢', '年度體檢', '體檢', '身體檢查', '健康檢查', '全身檢查'],
      'en-US': ['Annual checkup', 'checkup', 'physical exam', 'yearly physical', 'physical'],
    },
  },
  {
    id: 'immigration-exam',
    specialtyIds: ['family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['移民体检', 'I-693', '绿卡体检', '移民局体检', '调整身份体检'],
      'zh-Hant': ['移民體檢', 'I-693', '綠卡體檢', '移民健檢', '移民局體檢'],
      'en-US': ['Immigration exam', 'I-693', 'green card medical exam', 'civil surgeon', 'immigration physical'],
    },
  },
  {
    id: 'vaccine',
    specialtyIds: ['family-medicine', 'pediatrics', 'internal-medicine'],
    words: {
      'zh-Hans': ['打疫苗', '疫苗', '预防针', '流感疫苗', '接种', '补打疫苗'],
      'zh-Hant': ['打疫苗', '疫苗', '預防針', '流感疫苗', '接種', '打預防針'],
      'en-US': ['Vaccine', 'shots', 'flu shot', 'vaccination', 'immunization'],
    },
  },
  {
    id: 'blood-work',
    specialtyIds: ['family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['验血', '抽血', '抽血化验', '血液检查', '看化验报告'],
      'zh-Hant': ['抽血檢查', '抽血', '驗血', '血液檢查', '看報告'],
      'en-US': ['Blood work', 'blood test', 'lab tests', 'blood draw'],
    },
  },
  {
    id: 'work-or-school-physical',
    specialtyIds: ['family-medicine', 'internal-medicine', 'preventive-medicine'],
    words: {
      'zh-Hans': ['入职体检', '工作体检', '入学体检表', '驾照体检', '护理员体检'],
      'zh-Hant': ['入職體檢', '工作體檢', '入學健檢表', '職前健檢', '護理員體檢'],
      'en-US': [
        'Work or school physical',
        'pre-employment physical',
        'school form',
        'DOT physical',
        'home aide physical',
      ],
    },
  },
  {
    id: 'prescription-refill',
    specialtyIds: ['family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['续药', '开药', '拿药', '药吃完了', '重开处方'],
      'zh-Hant': ['續藥', '拿藥', '開藥', '慢性病處方', '藥吃完了'],
      'en-US': ['Prescription refill', 'refill', 'refill medicine', 'ran out of medicine'],
    },
  },
  {
    id: 'fatigue',
    specialtyIds: ['family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['疲倦', '很累', '没力气', '全身无力', '乏力', '浑身没劲'],
      'zh-Hant': ['疲倦', '很累', '沒力氣', '全身無力', '倦怠', '沒精神'],
      'en-US': ['Fatigue', 'tired all the time', 'no energy', 'always tired'],
    },
  },
  {
    id: 'weight-loss-unexplained',
    specialtyIds: ['internal-medicine', 'family-medicine', 'gastroenterology'],
    words: {
      'zh-Hans': ['体重下降', '突然变瘦', '暴瘦', '没减肥却瘦了', '消瘦'],
      'zh-Hant': ['體重減輕', '突然變瘦', '暴瘦', '沒減肥卻變瘦', '消瘦'],
      'en-US': ['Unexplained weight loss', 'losing weight without trying', 'sudden weight loss'],
    },
  },
  {
    id: 'weight-management',
    specialtyIds: ['family-medicine', 'nutrition', 'endocrinology'],
    words: {
      'zh-Hans': ['减肥', '肥胖', '减重', '减肥针', '体重太重'],
      'zh-Hant': ['減重', '肥胖', '減肥', '減肥針', '瘦身', '體重過重'],
      'en-US': ['Weight management', 'lose weight', 'obesity', 'weight loss shot', 'overweight'],
    },
  },
  {
    id: 'poor-appetite',
    specialtyIds: ['family-medicine', 'internal-medicine', 'gastroenterology'],
    words: {
      'zh-Hans': ['没胃口', '吃不下', '食欲不振', '不想吃东西'],
      'zh-Hant': ['沒胃口', '吃不下', '食慾不振', '胃口差'],
      'en-US': ['Poor appetite', 'no appetite', "don't feel like eating"],
    },
  },
  {
    id: 'high-cholesterol',
    specialtyIds: ['internal-medicine', 'family-medicine', 'cardiology'],
    words: {
      'zh-Hans': ['高血脂', '胆固醇高', '血脂高', '甘油三酯高', '三高'],
      'zh-Hant': ['高血脂', '膽固醇高', '血脂高', '三酸甘油酯高', '三高'],
      'en-US': ['High cholesterol', 'cholesterol', 'high triglycerides', 'high lipids'],
    },
  },
  {
    id: 'diabetes',
    specialtyIds: ['endocrinology', 'internal-medicine', 'family-medicine'],
    words: {
      'zh-Hans': ['糖尿病', '血糖高', '糖尿', '前期糖尿病', '打胰岛素'],
      'zh-Hant': ['糖尿病', '血糖高', '糖尿', '糖尿病前期', '打胰島素'],
      'en-US': ['Diabetes', 'high blood sugar', 'prediabetes', 'insulin'],
    },
  },
  {
    id: 'thyroid-problem',
    specialtyIds: ['endocrinology', 'internal-medicine', 'otolaryngology'],
    words: {
      'zh-Hans': ['甲状腺', '甲亢', '甲减', '甲状腺结节', '大脖子'],
      'zh-Hant': ['甲狀腺', '甲亢', '甲狀腺亢進', '甲狀腺低下', '甲狀腺結節', '大頸泡'],
      'en-US': ['Thyroid problem', 'thyroid', 'thyroid nodule', 'overactive thyroid', 'underactive thyroid'],
    },
  },
  {
    id: 'osteoporosis',
    specialtyIds: ['endocrinology', 'internal-medicine', 'rheumatology'],
    words: {
      'zh-Hans': ['骨质疏松', '骨密度检查', '骨头疏松', '缺钙'],
      'zh-Hant': ['骨質疏鬆', '骨密度檢查', '骨鬆', '缺鈣'],
      'en-US': ['Osteoporosis', 'bone density test', 'weak bones', 'thin bones'],
    },
  },
  {
    id: 'anemia',
    specialtyIds: ['internal-medicine', 'hematology-and-oncology', 'family-medicine'],
    words: {
      'zh-Hans': ['贫血', '血红蛋白低', '缺铁', '地中海贫血', '地贫'],
      'zh-Hant': ['貧血', '血紅素低', '缺鐵', '地中海貧血', '海洋性貧血'],
      'en-US': ['Anemia', 'low iron', 'low hemoglobin', 'thalassemia'],
    },
  },
  {
    id: 'swollen-lymph-nodes',
    specialtyIds: ['family-medicine', 'internal-medicine', 'hematology-and-oncology'],
    words: {
      'zh-Hans': ['淋巴结肿大', '淋巴肿', '腋下有硬块'],
      'zh-Hant': ['淋巴結腫大', '淋巴腫', '腋下有硬塊'],
      'en-US': ['Swollen lymph nodes', 'swollen glands', 'lump in armpit'],
    },
  },
  {
    id: 'cancer-concern',
    specialtyIds: ['medical-oncology', 'hematology-and-oncology', 'family-medicine'],
    words: {
      'zh-Hans': ['癌症', '肿瘤', '怀疑癌症', '肿瘤指标高', '癌症筛查'],
      'zh-Hant': ['癌症', '腫瘤', '懷疑癌症', '癌指數高', '癌症篩檢'],
      'en-US': ['Cancer concern', 'cancer', 'tumor', 'cancer screening', 'tumor marker'],
    },
  },
  {
    id: 'sexually-transmitted-infection',
    specialtyIds: ['family-medicine', 'infectious-disease', 'urology'],
    words: {
      'zh-Hans': ['性病', '性病检测', '梅毒', '淋病', '衣原体', '艾滋病检测', '菜花'],
      'zh-Hant': ['性病', '性病檢測', '梅毒', '淋病', '披衣菌', '愛滋篩檢', '菜花'],
      'en-US': ['Sexually transmitted infection', 'STI', 'STD', 'STD test', 'HIV test', 'chlamydia', 'syphilis'],
    },
  },
  {
    id: 'tuberculosis-test-positive',
    specialtyIds: ['infectious-disease', 'pulmonology', 'family-medicine'],
    words: {
      'zh-Hans': ['肺结核', '结核', 'TB检测阳性', '肺痨'],
      'zh-Hant': ['肺結核', '結核', 'TB檢測陽性', '肺癆'],
      'en-US': ['Tuberculosis test positive', 'tuberculosis', 'TB', 'positive TB test'],
    },
  },
  {
    id: 'travel-health',
    specialtyIds: ['family-medicine', 'preventive-medicine', 'infectious-disease'],
    words: {
      'zh-Hans': ['出国打针', '旅行疫苗', '出国前体检', '回国带药'],
      'zh-Hant': ['出國打疫苗', '旅遊疫苗', '旅遊門診', '出國帶藥'],
      'en-US': ['Travel health', 'travel vaccine', 'travel shots', 'medicine for a trip'],
    },
  },
  {
    id: 'memory-loss',
    specialtyIds: ['neurology', 'geriatric-medicine'],
    words: {
      'zh-Hans': ['记性变差', '健忘', '老年痴呆', '失智', '阿尔茨海默', '记忆力下降', '老人走失'],
      'zh-Hant': ['記性變差', '健忘', '失智', '失智症', '阿茲海默', '認知障礙', '記憶力衰退'],
      'en-US': ['Memory loss', 'dementia', "Alzheimer's", 'forgetful', 'memory problems'],
    },
  },
  {
    id: 'falls-in-older-adults',
    specialtyIds: ['geriatric-medicine', 'physical-therapy', 'internal-medicine'],
    words: {
      'zh-Hans': ['老人跌倒', '走路不稳', '常摔跤', '腿没力'],
      'zh-Hant': ['長輩跌倒', '走路不穩', '常跌倒', '腳沒力', '老人跌倒'],
      'en-US': ['Falls in older adults', 'falling often', 'unsteady walking', 'balance problems'],
    },
  },
  {
    id: 'workers-compensation',
    specialtyIds: ['orthopedic-surgery', 'physical-medicine-and-rehabilitation', 'physical-therapy'],
    words: {
      'zh-Hans': ['工伤', '上班受伤', '劳工赔偿', '工伤看病'],
      'zh-Hant': ['工傷', '上班受傷', '勞工賠償', '職業傷害'],
      'en-US': ['Work injury', "workers' comp", 'hurt at work', "workers' compensation"],
    },
  },
  {
    id: 'car-accident-injury',
    specialtyIds: ['orthopedic-surgery', 'chiropractic', 'physical-therapy'],
    words: {
      'zh-Hans': ['车祸受伤', '车祸', '车祸看病', 'No-Fault', '撞车后脖子痛'],
      'zh-Hant': ['車禍受傷', '車禍', '車禍看診', 'No-Fault', '撞車後脖子痛'],
      'en-US': ['Car accident injury', 'car accident', 'no-fault', 'whiplash', 'auto accident'],
    },
  },
]
