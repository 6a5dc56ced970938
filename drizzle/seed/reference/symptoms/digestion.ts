import type { SymptomEntry } from './entry.ts'

export const digestion: SymptomEntry[] = [
  {
    id: 'stomach-pain',
    specialtyIds: ['gastroenterology', 'family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': [
        '胃痛',
        '肚子痛',
        '胃疼',
        '肚子疼',
        '腹痛',
        '胃炎',
        '胃溃疡',
        '胃不舒服',
        '肚子不舒服',
        '胃难受',
        '胃疼痛',
        '肚疼',
      ],
      'zh-Hant': [
        '胃痛',
        '肚子痛',
        '肚痛',
        '腹痛',
        '胃炎',
        '胃潰瘍',
        '胃不舒服',
        '肚子不舒服',
        '胃疼',
        '肚子疼',
        '胃不適',
      ],
      'en-US': [
        'Stomach pain',
        'stomachache',
        'belly pain',
        'abdominal pain',
        'gastritis',
        'ulcer',
        'stomach hurts',
        'stomach ache',
        'my stomach hurts',
        'stomach hurt',
        'belly ache',
        'belly hurts',
        'tummy ache',
        'abdomen pain',
      ],
    },
  },
  {
    id: 'severe-abdominal-pain',
    specialtyIds: ['emergency-medicine', 'general-surgery'],
    isUrgent: true,
    words: {
      'zh-Hans': ['肚子剧痛', '突然肚子很痛', '阑尾炎', '盲肠炎', '右下腹痛'],
      'zh-Hant': ['肚子劇痛', '突然肚子很痛', '盲腸炎', '闌尾炎', '右下腹痛'],
      'en-US': ['Severe abdominal pain', 'severe stomach pain', 'appendicitis', 'sudden belly pain'],
    },
  },
  {
    id: 'heartburn',
    specialtyIds: ['gastroenterology', 'family-medicine'],
    words: {
      'zh-Hans': ['烧心', '反酸', '胃酸倒流', '胃食管反流', '胃酸过多', '打嗝'],
      'zh-Hant': ['火燒心', '胃酸逆流', '胃食道逆流', '胃酸倒流', '胃酸過多', '打嗝'],
      'en-US': ['Heartburn', 'acid reflux', 'GERD', 'acid stomach', 'burping'],
    },
  },
  {
    id: 'bloating',
    specialtyIds: ['gastroenterology', 'family-medicine'],
    words: {
      'zh-Hans': ['胀气', '肚子胀', '消化不良', '胃胀', '放屁多'],
      'zh-Hant': ['脹氣', '肚子脹', '消化不良', '胃脹', '放屁多', '胃脹氣'],
      'en-US': ['Bloating', 'gas', 'indigestion', 'upset stomach'],
    },
  },
  {
    id: 'nausea-and-vomiting',
    specialtyIds: ['family-medicine', 'gastroenterology', 'internal-medicine'],
    words: {
      'zh-Hans': ['恶心呕吐', '恶心', '呕吐', '想吐', '反胃', '吐了'],
      'zh-Hant': ['噁心嘔吐', '噁心', '嘔吐', '想吐', '反胃', '作嘔'],
      'en-US': ['Nausea and vomiting', 'nausea', 'vomiting', 'throwing up'],
    },
  },
  {
    id: 'diarrhea',
    specialtyIds: ['family-medicine', 'gastroenterology', 'internal-medicine'],
    words: {
      'zh-Hans': ['拉肚子', '腹泻', '水便', '肠胃炎', '吃坏肚子'],
      'zh-Hant': ['拉肚子', '腹瀉', '肚瀉', '屙肚', '腸胃炎', '吃壞肚子'],
      'en-US': ['Diarrhea', 'loose stools', 'stomach flu', 'food poisoning', 'the runs'],
    },
  },
  {
    id: 'constipation',
    specialtyIds: ['family-medicine', 'gastroenterology'],
    words: {
      'zh-Hans': ['便秘', '大便不通', '大便干硬', '排便困难', '几天没大便'],
      'zh-Hant': ['便秘', '大便不通', '大便硬', '排便困難', '好幾天沒大便'],
      'en-US': ['Constipation', 'hard stool', "can't poop", 'constipated'],
    },
  },
  {
    id: 'blood-in-stool',
    specialtyIds: ['gastroenterology', 'colorectal-surgery'],
    words: {
      'zh-Hans': ['便血', '大便出血', '大便带血', '拉血'],
      'zh-Hant': ['便血', '大便出血', '大便帶血', '大便有血'],
      'en-US': ['Blood in stool', 'bloody stool', 'rectal bleeding', 'bleeding when I poop'],
    },
  },
  {
    id: 'vomiting-blood',
    specialtyIds: ['emergency-medicine', 'gastroenterology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['吐血', '呕血', '大便发黑', '黑便', '柏油便'],
      'zh-Hant': ['吐血', '嘔血', '大便變黑', '黑便', '解黑便'],
      'en-US': ['Vomiting blood', 'throwing up blood', 'black stool', 'tarry stool'],
    },
  },
  {
    id: 'hemorrhoids',
    specialtyIds: ['colorectal-surgery', 'gastroenterology', 'family-medicine'],
    words: {
      'zh-Hans': ['痔疮', '肛裂', '肛门痛', '肛门痒', '肛瘘'],
      'zh-Hant': ['痔瘡', '肛裂', '肛門痛', '肛門癢', '肛門廔管'],
      'en-US': ['Hemorrhoids', 'piles', 'anal pain', 'anal fissure', 'anal itching'],
    },
  },
  {
    id: 'colonoscopy',
    specialtyIds: ['gastroenterology', 'colorectal-surgery'],
    words: {
      'zh-Hans': ['肠镜', '大肠镜', '做肠镜', '结肠镜', '肠息肉', '大肠癌筛查'],
      'zh-Hant': ['大腸鏡', '腸鏡', '做大腸鏡', '大腸息肉', '瘜肉', '大腸癌篩檢'],
      'en-US': ['Colonoscopy', 'colon polyp', 'colon cancer screening', 'colon check'],
    },
  },
  {
    id: 'gastroscopy',
    specialtyIds: ['gastroenterology'],
    words: {
      'zh-Hans': ['胃镜', '做胃镜', '无痛胃镜', '上消化道内镜'],
      'zh-Hant': ['胃鏡', '做胃鏡', '無痛胃鏡', '上消化道內視鏡'],
      'en-US': ['Upper endoscopy', 'endoscopy', 'gastroscopy', 'stomach scope'],
    },
  },
  {
    id: 'helicobacter-pylori',
    specialtyIds: ['gastroenterology', 'family-medicine', 'internal-medicine'],
    words: {
      'zh-Hans': ['幽门螺杆菌', '幽门螺旋杆菌', '吹气检查', '胃幽门菌', 'HP阳性'],
      'zh-Hant': ['幽門螺旋桿菌', '幽門桿菌', '胃幽門菌', '吹氣檢查', 'HP陽性'],
      'en-US': ['Helicobacter pylori', 'H. pylori', 'H pylori breath test', 'stomach bacteria'],
    },
  },
  {
    id: 'hepatitis-b',
    specialtyIds: ['hepatology', 'gastroenterology', 'internal-medicine'],
    words: {
      'zh-Hans': ['乙肝', '乙型肝炎', '大三阳', '小三阳', '乙肝携带者', '丙肝', '查乙肝', '乙肝检查'],
      'zh-Hant': ['B肝', 'B型肝炎', '乙型肝炎', 'B肝帶原', '乙肝', 'C肝', 'B肝檢查', '驗B肝'],
      'en-US': ['Hepatitis B', 'hep B', 'hepatitis C', 'hepatitis', 'hepatitis B test'],
    },
  },
  {
    id: 'fatty-liver',
    specialtyIds: ['gastroenterology', 'hepatology', 'internal-medicine'],
    words: {
      'zh-Hans': ['脂肪肝', '肝功能异常', '转氨酶高', '肝指标高'],
      'zh-Hant': ['脂肪肝', '肝功能異常', '肝指數高', '肝指數偏高'],
      'en-US': ['Fatty liver', 'high liver enzymes', 'abnormal liver tests'],
    },
  },
  {
    id: 'jaundice',
    specialtyIds: ['gastroenterology', 'hepatology', 'internal-medicine'],
    words: {
      'zh-Hans': ['黄疸', '眼睛发黄', '皮肤发黄', '小便像浓茶'],
      'zh-Hant': ['黃疸', '眼白變黃', '皮膚變黃', '尿像濃茶'],
      'en-US': ['Jaundice', 'yellow eyes', 'yellow skin'],
    },
  },
  {
    id: 'gallstones',
    specialtyIds: ['general-surgery', 'gastroenterology'],
    words: {
      'zh-Hans': ['胆结石', '胆囊炎', '胆囊息肉', '右上腹痛', '胆石'],
      'zh-Hant': ['膽結石', '膽囊炎', '膽囊息肉', '右上腹痛', '膽石'],
      'en-US': ['Gallstones', 'gallbladder pain', 'gallbladder', 'gallbladder polyp'],
    },
  },
  {
    id: 'hernia',
    specialtyIds: ['general-surgery'],
    words: {
      'zh-Hans': ['疝气', '小肠气', '腹股沟鼓包', '脱肠'],
      'zh-Hant': ['疝氣', '小腸氣', '脫腸', '鼠蹊部凸起'],
      'en-US': ['Hernia', 'groin bulge', 'inguinal hernia'],
    },
  },
]
