import type { SymptomEntry } from './entry.ts'

export const skin: SymptomEntry[] = [
  {
    id: 'eczema',
    specialtyIds: ['dermatology', 'allergy-and-immunology', 'family-medicine'],
    words: {
      'zh-Hans': ['湿疹', '特应性皮炎', '手上湿疹', '奶癣', '异位性皮炎'],
      'zh-Hant': ['濕疹', '異位性皮膚炎', '主婦手', '奶癬'],
      'en-US': ['Eczema', 'atopic dermatitis', 'dry itchy patches'],
    },
  },
  {
    id: 'rash-or-itching',
    specialtyIds: ['dermatology', 'family-medicine', 'allergy-and-immunology'],
    words: {
      'zh-Hans': ['皮肤痒', '皮疹', '出疹子', '皮炎', '身上痒', '皮肤过敏'],
      'zh-Hant': ['皮膚癢', '起疹子', '出疹', '皮膚炎', '身體癢', '皮膚過敏'],
      'en-US': ['Rash or itching', 'rash', 'itchy skin', 'itching', 'skin allergy'],
    },
  },
  {
    id: 'hives',
    specialtyIds: ['allergy-and-immunology', 'dermatology', 'family-medicine'],
    words: {
      'zh-Hans': ['荨麻疹', '风团', '风疹块', '起疙瘩'],
      'zh-Hant': ['蕁麻疹', '風疹塊', '起風膜', '風癩'],
      'en-US': ['Hives', 'welts', 'urticaria'],
    },
  },
  {
    id: 'acne',
    specialtyIds: ['dermatology'],
    words: {
      'zh-Hans': ['青春痘', '痘痘', '痤疮', '长痘', '粉刺', '痘印', '痘坑'],
      'zh-Hant': ['青春痘', '痘痘', '暗瘡', '粉刺', '痘疤', '面皰'],
      'en-US': ['Acne', 'pimples', 'zits', 'acne scars', 'breakouts'],
    },
  },
  {
    id: 'shingles',
    specialtyIds: ['family-medicine', 'dermatology', 'internal-medicine'],
    words: {
      'zh-Hans': ['带状疱疹', '蛇缠腰', '缠腰龙', '生蛇'],
      'zh-Hant': ['帶狀皰疹', '皮蛇', '生蛇', '飛蛇'],
      'en-US': ['Shingles', 'herpes zoster', 'painful band of blisters'],
    },
  },
  {
    id: 'fungal-infection',
    specialtyIds: ['dermatology', 'podiatry', 'family-medicine'],
    words: {
      'zh-Hans': ['脚气', '灰指甲', '香港脚', '癣', '脚癣', '股癣', '真菌感染'],
      'zh-Hant': ['香港腳', '灰指甲', '腳氣', '癬', '足癬', '股癬', '黴菌感染'],
      'en-US': ['Fungal infection', "athlete's foot", 'nail fungus', 'ringworm', 'jock itch'],
    },
  },
  {
    id: 'mole-check',
    specialtyIds: ['dermatology'],
    words: {
      'zh-Hans': ['痣', '点痣', '痣变大', '皮肤癌检查', '黑色素瘤'],
      'zh-Hant': ['痣', '點痣', '脫痣', '痣變大', '皮膚癌檢查', '黑色素瘤'],
      'en-US': ['Mole check', 'mole', 'changing mole', 'skin cancer check', 'mole removal'],
    },
  },
  {
    id: 'warts',
    specialtyIds: ['dermatology', 'podiatry'],
    words: {
      'zh-Hans': ['扁平疣', '寻常疣', '疣', '瘊子', '跖疣', '皮赘'],
      'zh-Hant': ['病毒疣', '扁平疣', '疣', '尋常疣', '腳底疣', '皮膚贅瘤'],
      'en-US': ['Warts', 'wart', 'plantar wart', 'skin tag'],
    },
  },
  {
    id: 'skin-lump',
    specialtyIds: ['general-surgery', 'dermatology', 'plastic-surgery'],
    words: {
      'zh-Hans': ['脂肪瘤', '粉瘤', '皮下肿块', '皮肤上长包', '脓包'],
      'zh-Hant': ['脂肪瘤', '粉瘤', '皮下腫塊', '皮膚長一顆', '膿包'],
      'en-US': ['Skin lump', 'lipoma', 'cyst', 'lump under skin', 'boil'],
    },
  },
  {
    id: 'hair-loss',
    specialtyIds: ['dermatology', 'family-medicine'],
    words: {
      'zh-Hans': ['脱发', '掉头发', '秃头', '斑秃', '鬼剃头'],
      'zh-Hant': ['掉髮', '掉頭髮', '脫髮', '禿頭', '圓形禿', '鬼剃頭'],
      'en-US': ['Hair loss', 'losing hair', 'bald spot', 'thinning hair'],
    },
  },
  {
    id: 'psoriasis',
    specialtyIds: ['dermatology', 'rheumatology'],
    words: {
      'zh-Hans': ['牛皮癣', '银屑病', '皮肤脱屑', '头皮脱屑'],
      'zh-Hant': ['乾癬', '牛皮癬', '銀屑病', '皮膚脫屑'],
      'en-US': ['Psoriasis', 'scaly skin', 'flaky patches'],
    },
  },
  {
    id: 'dark-spots',
    specialtyIds: ['dermatology'],
    words: {
      'zh-Hans': ['黄褐斑', '长斑', '祛斑', '老年斑', '雀斑', '激光美容'],
      'zh-Hant': ['肝斑', '荷爾蒙斑', '長斑', '除斑', '老人斑', '雀斑', '雷射美容'],
      'en-US': ['Dark spots', 'melasma', 'age spots', 'freckles', 'laser skin treatment'],
    },
  },
  {
    id: 'burn',
    specialtyIds: ['emergency-medicine', 'plastic-surgery', 'dermatology'],
    isUrgent: true,
    words: {
      'zh-Hans': ['烧伤', '烫伤', '起水泡', '化学灼伤'],
      'zh-Hant': ['燒燙傷', '燙傷', '燒傷', '灼傷', '起水泡'],
      'en-US': ['Burn', 'burned skin', 'scald', 'chemical burn'],
    },
  },
  {
    id: 'animal-bite',
    specialtyIds: ['emergency-medicine', 'family-medicine'],
    words: {
      'zh-Hans': ['被狗咬', '猫抓伤', '狂犬疫苗', '动物咬伤'],
      'zh-Hant': ['被狗咬', '貓抓傷', '狂犬病疫苗', '動物咬傷'],
      'en-US': ['Animal bite', 'dog bite', 'cat scratch', 'rabies shot'],
    },
  },
  {
    id: 'tick-bite',
    specialtyIds: ['family-medicine', 'internal-medicine', 'infectious-disease'],
    words: {
      'zh-Hans': ['蜱虫咬', '莱姆病', '蜱虫', '虫咬', '被虫叮'],
      'zh-Hant': ['蜱蟲咬', '萊姆病', '蜱蟲', '壁蝨', '蟲咬'],
      'en-US': ['Tick bite', 'Lyme disease', 'tick', 'bug bite', 'insect bite'],
    },
  },
]
