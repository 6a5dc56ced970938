import type { SymptomEntry } from './entry.ts'

export const eyesEarsNoseAndThroat: SymptomEntry[] = [
  {
    id: 'blurry-vision',
    specialtyIds: ['optometry', 'ophthalmology'],
    words: {
      'zh-Hans': ['视力模糊', '看不清楚', '视力下降', '眼睛模糊', '重影'],
      'zh-Hant': ['視力模糊', '看不清楚', '視力減退', '眼睛模糊', '疊影'],
      'en-US': ['Blurry vision', 'blurred vision', "can't see clearly", 'poor eyesight', 'double vision'],
    },
  },
  {
    id: 'sudden-vision-loss',
    specialtyIds: ['emergency-medicine', 'ophthalmology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['突然看不见', '视网膜脱落', '突然失明', '眼睛受伤', '化学品入眼'],
      'zh-Hant': ['突然看不見', '視網膜剝離', '突然失明', '眼睛受傷', '化學品入眼'],
      'en-US': ['Sudden vision loss', 'sudden blindness', 'retinal detachment', 'eye injury', 'chemical in eye'],
    },
  },
  {
    id: 'glasses-or-contacts',
    specialtyIds: ['optometry'],
    words: {
      'zh-Hans': ['配眼镜', '隐形眼镜', '验光配眼镜', '换眼镜', '老花', '散光', '近视'],
      'zh-Hant': ['配眼鏡', '隱形眼鏡', '換眼鏡', '老花', '散光', '近視', '驗眼'],
      'en-US': [
        'Glasses or contacts',
        'new glasses',
        'contact lenses',
        'nearsighted',
        'astigmatism',
        'reading glasses',
      ],
    },
  },
  {
    id: 'myopia-control',
    specialtyIds: ['optometry', 'ophthalmology'],
    words: {
      'zh-Hans': ['近视控制', '小孩近视', 'OK镜', '角膜塑形镜', '阿托品眼药水', '孩子近视加深'],
      'zh-Hant': ['近視控制', '小孩近視', '角膜塑型片', 'OK鏡', '散瞳劑', '近視加深'],
      'en-US': ['Myopia control', 'child nearsightedness', 'ortho-k', 'atropine eye drops'],
    },
  },
  {
    id: 'laser-eye-surgery',
    specialtyIds: ['ophthalmology'],
    words: {
      'zh-Hans': ['近视手术', '激光近视', '近视激光', 'ICL'],
      'zh-Hant': ['近視雷射', '雷射近視', '激光矯視', 'ICL'],
      'en-US': ['Laser eye surgery', 'LASIK', 'vision correction surgery', 'ICL'],
    },
  },
  {
    id: 'cataract',
    specialtyIds: ['ophthalmology'],
    words: {
      'zh-Hans': ['白内障', '白内障手术', '眼睛起雾', '人工晶体'],
      'zh-Hant': ['白內障', '白內障手術', '眼睛霧霧的', '人工水晶體'],
      'en-US': ['Cataract', 'cataracts', 'cloudy vision', 'cataract surgery'],
    },
  },
  {
    id: 'glaucoma',
    specialtyIds: ['ophthalmology', 'optometry'],
    words: {
      'zh-Hans': ['青光眼', '眼压高', '眼睛胀痛'],
      'zh-Hant': ['青光眼', '眼壓高', '眼睛脹痛'],
      'en-US': ['Glaucoma', 'high eye pressure', 'eye pressure'],
    },
  },
  {
    id: 'red-eye',
    specialtyIds: ['optometry', 'ophthalmology', 'family-medicine'],
    words: {
      'zh-Hans': ['眼睛红', '红眼病', '结膜炎', '眼睛痒', '眼屎多', '针眼', '麦粒肿'],
      'zh-Hant': ['眼睛紅', '紅眼症', '結膜炎', '眼睛癢', '眼屎多', '針眼', '眼挑針'],
      'en-US': ['Red eye', 'pink eye', 'conjunctivitis', 'itchy eyes', 'stye'],
    },
  },
  {
    id: 'dry-eyes',
    specialtyIds: ['optometry', 'ophthalmology'],
    words: {
      'zh-Hans': ['眼睛干', '干眼症', '眼睛酸', '视疲劳', '流眼泪'],
      'zh-Hant': ['眼睛乾', '乾眼症', '眼睛痠', '眼睛疲勞', '流眼油'],
      'en-US': ['Dry eyes', 'eye strain', 'tired eyes', 'watery eyes'],
    },
  },
  {
    id: 'floaters',
    specialtyIds: ['ophthalmology', 'optometry'],
    words: {
      'zh-Hans': ['飞蚊症', '眼前有黑影', '眼前闪光', '黑点飘'],
      'zh-Hant': ['飛蚊症', '眼前有黑影', '眼前閃光', '黑點飄'],
      'en-US': ['Floaters', 'eye floaters', 'flashes of light', 'spots in my vision'],
    },
  },
  {
    id: 'diabetic-eye-exam',
    specialtyIds: ['ophthalmology', 'optometry'],
    words: {
      'zh-Hans': ['糖尿病查眼底', '眼底检查', '查眼底', '黄斑病变', '散瞳检查'],
      'zh-Hant': ['糖尿病眼底檢查', '眼底檢查', '黃斑部病變', '散瞳檢查', '糖尿眼'],
      'en-US': ['Diabetic eye exam', 'retina exam', 'dilated eye exam', 'macular degeneration'],
    },
  },
  {
    id: 'ear-pain',
    specialtyIds: ['otolaryngology', 'pediatrics', 'family-medicine'],
    words: {
      'zh-Hans': ['耳朵痛', '中耳炎', '耳朵流脓', '耳朵进水', '耳朵发炎'],
      'zh-Hant': ['耳朵痛', '中耳炎', '耳朵流膿', '耳朵進水', '耳朵發炎', '耳痛'],
      'en-US': ['Ear pain', 'earache', 'ear infection', 'fluid in ear'],
    },
  },
  {
    id: 'tinnitus',
    specialtyIds: ['otolaryngology', 'audiology'],
    words: {
      'zh-Hans': ['耳鸣', '耳朵嗡嗡响', '耳朵有声音', '脑鸣'],
      'zh-Hant': ['耳鳴', '耳朵嗡嗡響', '耳朵有聲音', '腦鳴'],
      'en-US': ['Tinnitus', 'ringing ears', 'ringing in the ears', 'buzzing in ear'],
    },
  },
  {
    id: 'hearing-loss',
    specialtyIds: ['otolaryngology', 'audiology'],
    words: {
      'zh-Hans': ['听力下降', '耳背', '听不清', '重听', '突发性耳聋'],
      'zh-Hant': ['聽力退化', '重聽', '耳背', '聽不清楚', '突發性耳聾', '撞聾'],
      'en-US': ['Hearing loss', "can't hear well", 'hard of hearing', 'sudden hearing loss'],
    },
  },
  {
    id: 'earwax',
    specialtyIds: ['otolaryngology', 'family-medicine'],
    words: {
      'zh-Hans': ['耳屎', '掏耳朵', '耳垢', '耳朵堵住', '耵聍'],
      'zh-Hant': ['耳屎', '挖耳朵', '耳垢', '耳朵塞住', '耵聹'],
      'en-US': ['Earwax', 'ear wax removal', 'blocked ear', 'clogged ear'],
    },
  },
  {
    id: 'seasonal-allergies',
    specialtyIds: ['allergy-and-immunology', 'otolaryngology', 'family-medicine'],
    words: {
      'zh-Hans': ['花粉过敏', '过敏性鼻炎', '打喷嚏', '鼻子痒', '鼻炎', '过敏', '枯草热'],
      'zh-Hant': ['花粉症', '過敏性鼻炎', '鼻子過敏', '鼻敏感', '打噴嚏', '鼻子癢', '過敏'],
      'en-US': ['Seasonal allergies', 'hay fever', 'pollen allergy', 'sneezing', 'allergies', 'runny nose'],
    },
  },
  {
    id: 'food-or-drug-allergy',
    specialtyIds: ['allergy-and-immunology', 'family-medicine'],
    words: {
      'zh-Hans': ['食物过敏', '海鲜过敏', '花生过敏', '药物过敏', '青霉素过敏', '牛奶过敏'],
      'zh-Hant': ['食物過敏', '海鮮過敏', '花生過敏', '藥物過敏', '盤尼西林過敏', '牛奶過敏'],
      'en-US': ['Food or drug allergy', 'food allergy', 'peanut allergy', 'drug allergy', 'penicillin allergy'],
    },
  },
  {
    id: 'stuffy-nose',
    specialtyIds: ['otolaryngology', 'family-medicine', 'allergy-and-immunology'],
    words: {
      'zh-Hans': ['鼻塞', '流鼻涕', '鼻窦炎', '鼻子不通', '鼻涕倒流', '鼻息肉'],
      'zh-Hant': ['鼻塞', '流鼻水', '流鼻涕', '鼻竇炎', '鼻涕倒流', '鼻瘜肉'],
      'en-US': ['Stuffy nose', 'sinus infection', 'sinusitis', 'postnasal drip', 'blocked nose'],
    },
  },
  {
    id: 'nosebleed',
    specialtyIds: ['otolaryngology', 'family-medicine'],
    words: {
      'zh-Hans': ['流鼻血', '鼻出血', '鼻子出血'],
      'zh-Hant': ['流鼻血', '鼻血', '鼻子出血'],
      'en-US': ['Nosebleed', 'bloody nose', 'nose bleeding'],
    },
  },
  {
    id: 'loss-of-smell',
    specialtyIds: ['otolaryngology', 'neurology'],
    words: {
      'zh-Hans': ['闻不到味道', '嗅觉失灵', '尝不出味道', '没有味觉'],
      'zh-Hant': ['聞不到味道', '嗅覺失靈', '沒有味覺', '吃東西沒味道'],
      'en-US': ['Loss of smell', "can't smell", "can't taste", 'loss of taste'],
    },
  },
  {
    id: 'sore-throat',
    specialtyIds: ['family-medicine', 'otolaryngology', 'pediatrics'],
    words: {
      'zh-Hans': ['喉咙痛', '嗓子疼', '扁桃体发炎', '咽炎', '喉咙有异物感', '链球菌喉炎'],
      'zh-Hant': ['喉嚨痛', '扁桃腺發炎', '咽喉炎', '喉嚨有異物感', '喉嚨卡卡', '鏈球菌喉炎'],
      'en-US': ['Sore throat', 'strep throat', 'tonsillitis', 'lump in throat feeling'],
    },
  },
  {
    id: 'hoarse-voice',
    specialtyIds: ['otolaryngology', 'speech-therapy'],
    words: {
      'zh-Hans': ['声音沙哑', '嗓子哑', '失声', '声带息肉'],
      'zh-Hant': ['聲音沙啞', '失聲', '燒聲', '聲帶結節', '沙聲'],
      'en-US': ['Hoarse voice', 'hoarseness', 'lost my voice', 'vocal cord polyp'],
    },
  },
  {
    id: 'snoring',
    specialtyIds: ['sleep-medicine', 'otolaryngology', 'pulmonology'],
    words: {
      'zh-Hans': ['打呼', '打鼾', '打呼噜', '睡眠呼吸暂停', '睡觉憋气'],
      'zh-Hant': ['打呼', '打鼾', '打鼻鼾', '睡眠呼吸中止', '扯鼻鼾'],
      'en-US': ['Snoring', 'sleep apnea', 'gasping in sleep', 'snore'],
    },
  },
  {
    id: 'neck-lump',
    specialtyIds: ['otolaryngology', 'endocrinology', 'general-surgery'],
    words: {
      'zh-Hans': ['脖子有肿块', '颈部肿块', '脖子有硬块', '鼻咽癌检查'],
      'zh-Hant': ['脖子有腫塊', '頸部腫塊', '脖子有硬塊', '鼻咽癌檢查'],
      'en-US': ['Neck lump', 'lump in neck', 'neck mass', 'nasopharyngeal cancer check'],
    },
  },
]
