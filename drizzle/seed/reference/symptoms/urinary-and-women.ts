import type { SymptomEntry } from './entry.ts'

export const urinaryAndWomen: SymptomEntry[] = [
  {
    id: 'frequent-urination',
    specialtyIds: ['urology', 'family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['尿频', '夜尿多', '小便次数多', '尿急', '起夜'],
      'zh-Hant': ['頻尿', '尿頻', '夜尿', '小便次數多', '尿急', '半夜一直起來上廁所'],
      'en-US': ['Frequent urination', 'peeing a lot', 'urinating at night', 'overactive bladder'],
    },
  },
  {
    id: 'urinary-tract-infection',
    specialtyIds: ['family-medicine', 'urology', 'obstetrics-and-gynecology'],
    words: {
      'zh-Hans': ['尿路感染', '小便痛', '尿痛', '膀胱炎', '尿道炎'],
      'zh-Hant': ['尿道感染', '小便痛', '尿道發炎', '膀胱炎', '泌尿道感染', '尿道炎'],
      'en-US': ['Urinary tract infection', 'UTI', 'burning urination', 'painful urination', 'bladder infection'],
    },
  },
  {
    id: 'blood-in-urine',
    specialtyIds: ['urology', 'nephrology'],
    words: {
      'zh-Hans': ['尿血', '血尿', '小便带血', '尿潜血'],
      'zh-Hant': ['血尿', '尿血', '小便帶血', '尿液潛血'],
      'en-US': ['Blood in urine', 'bloody urine', 'red urine'],
    },
  },
  {
    id: 'kidney-stones',
    specialtyIds: ['urology', 'emergency-medicine'],
    words: {
      'zh-Hans': ['肾结石', '尿路结石', '输尿管结石', '腰侧绞痛'],
      'zh-Hant': ['腎結石', '腎石', '尿路結石', '輸尿管結石', '側腰絞痛'],
      'en-US': ['Kidney stones', 'kidney stone', 'flank pain'],
    },
  },
  {
    id: 'urinary-incontinence',
    specialtyIds: ['urology', 'obstetrics-and-gynecology', 'physical-therapy'],
    words: {
      'zh-Hans': ['漏尿', '尿失禁', '憋不住尿', '打喷嚏漏尿'],
      'zh-Hant': ['漏尿', '尿失禁', '忍不住尿', '打噴嚏漏尿'],
      'en-US': ['Urinary incontinence', 'leaking urine', 'bladder leak', "can't hold urine"],
    },
  },
  {
    id: 'kidney-disease',
    specialtyIds: ['nephrology', 'internal-medicine'],
    words: {
      'zh-Hans': ['肾功能不好', '蛋白尿', '肾病', '肌酐高', '肾衰竭', '泡沫尿'],
      'zh-Hant': ['腎功能不好', '蛋白尿', '腎臟病', '肌酸酐高', '腎衰竭', '泡泡尿'],
      'en-US': ['Kidney disease', 'protein in urine', 'high creatinine', 'kidney failure', 'foamy urine'],
    },
  },
  {
    id: 'prostate-problem',
    specialtyIds: ['urology'],
    words: {
      'zh-Hans': ['前列腺', '前列腺肥大', '前列腺炎', 'PSA高', '尿不干净'],
      'zh-Hant': ['攝護腺', '攝護腺肥大', '前列腺', '前列腺肥大', 'PSA高', '尿不乾淨'],
      'en-US': ['Prostate problem', 'prostate', 'enlarged prostate', 'high PSA'],
    },
  },
  {
    id: 'erectile-dysfunction',
    specialtyIds: ['urology'],
    words: {
      'zh-Hans': ['阳痿', '勃起功能障碍', '早泄', '男性功能', '不举'],
      'zh-Hant': ['勃起功能障礙', '陽痿', '早洩', '男性功能', '不舉'],
      'en-US': ['Erectile dysfunction', 'ED', 'impotence', 'premature ejaculation'],
    },
  },
  {
    id: 'irregular-periods',
    specialtyIds: ['obstetrics-and-gynecology', 'reproductive-endocrinology'],
    words: {
      'zh-Hans': ['月经不调', '月经不准', '月经推迟', '不来月经', '经血太多', '闭经', '大姨妈不来', '多囊卵巢'],
      'zh-Hant': ['月經不順', '月經不調', '月經沒來', '月經遲來', '經血過多', '經期亂', '多囊性卵巢'],
      'en-US': ['Irregular periods', 'missed period', 'heavy period', 'late period', 'PCOS'],
    },
  },
  {
    id: 'painful-periods',
    specialtyIds: ['obstetrics-and-gynecology', 'acupuncture'],
    words: {
      'zh-Hans': ['痛经', '月经痛', '经痛', '来月经肚子疼', '子宫内膜异位'],
      'zh-Hant': ['經痛', '月經痛', '生理痛', '痛經', '子宮內膜異位'],
      'en-US': ['Painful periods', 'period cramps', 'menstrual cramps', 'endometriosis'],
    },
  },
  {
    id: 'vaginal-discharge',
    specialtyIds: ['obstetrics-and-gynecology', 'family-medicine'],
    words: {
      'zh-Hans': ['白带异常', '阴道炎', '下面痒', '阴道痒', '白带多', '霉菌性阴道炎'],
      'zh-Hant': ['分泌物異常', '陰道炎', '私密處癢', '白帶多', '下面癢', '念珠菌感染'],
      'en-US': ['Vaginal discharge', 'vaginal itching', 'yeast infection', 'vaginitis'],
    },
  },
  {
    id: 'pregnancy',
    specialtyIds: ['obstetrics-and-gynecology', 'midwifery'],
    words: {
      'zh-Hans': ['怀孕', '产检', '孕检', '验孕', '生孩子', '建档产检'],
      'zh-Hant': ['懷孕', '產檢', '驗孕', '孕婦檢查', '生小孩'],
      'en-US': ['Pregnancy', 'prenatal care', 'pregnant', 'pregnancy test', 'having a baby'],
    },
  },
  {
    id: 'bleeding-in-pregnancy',
    specialtyIds: ['emergency-medicine', 'obstetrics-and-gynecology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['怀孕出血', '孕期流血', '见红', '流产征兆', '宫外孕', '胎动减少'],
      'zh-Hant': ['懷孕出血', '孕期流血', '落紅', '流產徵兆', '子宮外孕', '胎動減少'],
      'en-US': ['Bleeding in pregnancy', 'bleeding while pregnant', 'ectopic pregnancy', 'baby moving less'],
    },
  },
  {
    id: 'trying-to-conceive',
    specialtyIds: ['obstetrics-and-gynecology', 'reproductive-endocrinology'],
    words: {
      'zh-Hans': ['备孕', '想怀孕', '孕前检查', '叶酸', '算排卵'],
      'zh-Hant': ['備孕', '想懷孕', '孕前檢查', '葉酸', '算排卵'],
      'en-US': ['Trying to conceive', 'trying to get pregnant', 'preconception checkup', 'ovulation'],
    },
  },
  {
    id: 'infertility',
    specialtyIds: ['reproductive-endocrinology', 'obstetrics-and-gynecology', 'urology'],
    words: {
      'zh-Hans': ['不孕不育', '怀不上', '不孕', '不育', '精子检查', '习惯性流产'],
      'zh-Hant': ['不孕', '不孕症', '懷不上', '一直沒懷孕', '精液檢查', '習慣性流產'],
      'en-US': ['Infertility', "can't get pregnant", 'fertility', 'sperm test', 'repeated miscarriage'],
    },
  },
  {
    id: 'birth-control',
    specialtyIds: ['obstetrics-and-gynecology', 'family-medicine'],
    words: {
      'zh-Hans': ['避孕', '避孕药', '上环', '取环', '皮下埋植', '紧急避孕'],
      'zh-Hant': ['避孕', '避孕藥', '裝避孕器', '子宮環', '取環', '事後丸'],
      'en-US': ['Birth control', 'IUD', 'contraception', 'the pill', 'morning-after pill'],
    },
  },
  {
    id: 'ending-a-pregnancy',
    specialtyIds: ['obstetrics-and-gynecology', 'family-medicine'],
    words: {
      'zh-Hans': ['人工流产', '堕胎', '人流', '意外怀孕', '药流'],
      'zh-Hant': ['人工流產', '墮胎', '終止懷孕', '意外懷孕', '拿小孩'],
      'en-US': ['Ending a pregnancy', 'abortion', 'unplanned pregnancy', 'abortion pill'],
    },
  },
  {
    id: 'menopause',
    specialtyIds: ['obstetrics-and-gynecology', 'family-medicine'],
    words: {
      'zh-Hans': ['更年期', '潮热', '停经', '绝经', '盗汗'],
      'zh-Hant': ['更年期', '熱潮紅', '停經', '潮熱', '盜汗'],
      'en-US': ['Menopause', 'hot flashes', 'night sweats'],
    },
  },
  {
    id: 'pap-test',
    specialtyIds: ['obstetrics-and-gynecology', 'family-medicine'],
    words: {
      'zh-Hans': ['宫颈涂片', '妇科检查', '宫颈癌筛查', 'HPV', '巴氏涂片', '宫颈刮片'],
      'zh-Hant': ['子宮頸抹片', '抹片檢查', '婦科檢查', '柏氏抹片', 'HPV', '人類乳突病毒'],
      'en-US': ['Pap test', 'Pap smear', 'HPV', 'cervical cancer screening', 'pelvic exam'],
    },
  },
  {
    id: 'fibroids',
    specialtyIds: ['obstetrics-and-gynecology', 'interventional-radiology'],
    words: {
      'zh-Hans': ['子宫肌瘤', '卵巢囊肿', '肌瘤', '巧克力囊肿'],
      'zh-Hant': ['子宮肌瘤', '卵巢囊腫', '肌瘤', '卵巢水瘤', '巧克力囊腫'],
      'en-US': ['Fibroids', 'uterine fibroids', 'ovarian cyst'],
    },
  },
  {
    id: 'breast-lump',
    specialtyIds: ['obstetrics-and-gynecology', 'general-surgery', 'diagnostic-radiology'],
    words: {
      'zh-Hans': ['乳房肿块', '乳腺结节', '胸部硬块', '乳房痛', '乳头流液', '乳腺检查'],
      'zh-Hant': ['乳房腫塊', '乳房硬塊', '乳房痛', '乳頭分泌物', '乳房檢查', '胸部硬塊'],
      'en-US': ['Breast lump', 'breast pain', 'lump in breast', 'nipple discharge', 'breast exam'],
    },
  },
  {
    id: 'mammogram',
    specialtyIds: ['diagnostic-radiology', 'obstetrics-and-gynecology'],
    words: {
      'zh-Hans': ['乳腺钼靶', '乳房X光', '乳腺超声', '乳腺癌筛查'],
      'zh-Hant': ['乳房攝影', '乳房X光', '乳房超音波', '乳癌篩檢'],
      'en-US': ['Mammogram', 'breast X-ray', 'breast ultrasound', 'breast cancer screening'],
    },
  },
  {
    id: 'breastfeeding',
    specialtyIds: ['obstetrics-and-gynecology', 'pediatrics', 'midwifery'],
    words: {
      'zh-Hans': ['母乳喂养', '堵奶', '奶水不够', '乳腺炎', '喂奶'],
      'zh-Hant': ['餵母乳', '塞奶', '奶水不足', '乳腺炎', '母乳哺育'],
      'en-US': ['Breastfeeding', 'clogged milk duct', 'low milk supply', 'mastitis', 'nursing a baby'],
    },
  },
]
