import type { SymptomEntry } from './entry.ts'

export const teeth: SymptomEntry[] = [
  {
    id: 'teeth-cleaning',
    specialtyIds: ['dentistry', 'periodontics'],
    words: {
      'zh-Hans': ['洗牙', '牙齿检查', '清牙石', '牙结石', '洗牙齿', '牙齿清洁'],
      'zh-Hant': ['洗牙', '牙齒檢查', '清牙石', '牙結石', '洗牙齒', '牙齒清潔'],
      'en-US': [
        'Teeth cleaning',
        'dental cleaning',
        'dental checkup',
        'tartar',
        'clean my teeth',
        'tooth cleaning',
        'dental exam',
        'deep cleaning',
      ],
    },
  },
  {
    id: 'toothache',
    specialtyIds: ['dentistry', 'endodontics'],
    words: {
      'zh-Hans': [
        '牙痛',
        '牙疼',
        '蛀牙',
        '虫牙',
        '牙酸',
        '牙敏感',
        '龋齿',
        '牙齿痛',
        '牙齿疼',
        '牙齿敏感',
        '牙神经痛',
        '牙洞',
      ],
      'zh-Hant': ['牙痛', '牙齒痛', '蛀牙', '爛牙', '牙齒痠軟', '牙齒敏感', '牙疼', '牙齒疼', '牙洞', '牙神經痛'],
      'en-US': [
        'Toothache',
        'tooth pain',
        'cavity',
        'tooth decay',
        'sensitive teeth',
        'tooth ache',
        'tooth hurts',
        'teeth hurt',
        'teeth pain',
        'my tooth hurts',
        'toothaches',
        'cavities',
        'tooth filling',
      ],
    },
  },
  {
    id: 'bleeding-gums',
    specialtyIds: ['dentistry', 'periodontics'],
    words: {
      'zh-Hans': ['牙龈出血', '牙龈肿', '牙周炎', '牙龈萎缩', '牙齿松动', '牙周病'],
      'zh-Hant': ['牙齦流血', '牙齦腫', '牙周病', '牙肉腫', '牙齦萎縮', '牙齒搖'],
      'en-US': ['Bleeding gums', 'swollen gums', 'gum disease', 'receding gums', 'loose tooth'],
    },
  },
  {
    id: 'wisdom-tooth',
    specialtyIds: ['oral-surgery', 'dentistry'],
    words: {
      'zh-Hans': ['智齿', '智齿发炎', '拔牙', '智慧齿', '阻生齿'],
      'zh-Hant': ['智齒', '智慧齒', '智齒發炎', '拔牙', '脫牙', '阻生齒'],
      'en-US': ['Wisdom tooth', 'wisdom teeth', 'tooth extraction', 'pull a tooth'],
    },
  },
  {
    id: 'missing-teeth',
    specialtyIds: ['dentistry', 'prosthodontics', 'oral-surgery'],
    words: {
      'zh-Hans': ['种牙', '缺牙', '假牙', '种植牙', '掉牙', '牙桥'],
      'zh-Hant': ['植牙', '缺牙', '假牙', '種牙', '掉牙', '牙橋'],
      'en-US': ['Missing teeth', 'dental implant', 'tooth implant', 'bridge', 'lost tooth'],
    },
  },
  {
    id: 'crooked-teeth',
    specialtyIds: ['orthodontics', 'dentistry'],
    words: {
      'zh-Hans': ['牙齿不齐', '龅牙', '地包天', '牙缝大', '整牙', '矫正牙齿'],
      'zh-Hant': ['牙齒不整齊', '暴牙', '戽斗', '倒及牙', '牙縫大', '整牙'],
      'en-US': ['Crooked teeth', 'buck teeth', 'overbite', 'gap teeth', 'crowded teeth'],
    },
  },
  {
    id: 'teeth-whitening',
    specialtyIds: ['dentistry'],
    words: {
      'zh-Hans': ['牙齿美白', '牙齿发黄', '牙贴面', '美白牙齿'],
      'zh-Hant': ['牙齒美白', '牙齒變黃', '牙齒貼片', '冷光美白'],
      'en-US': ['Teeth whitening', 'yellow teeth', 'veneers', 'tooth whitening'],
    },
  },
  {
    id: 'jaw-pain',
    specialtyIds: ['dentistry', 'oral-surgery'],
    words: {
      'zh-Hans': ['下巴痛', '颞下颌关节', '张嘴痛', '磨牙', '咬合痛'],
      'zh-Hant': ['下巴痛', '顳顎關節', '張嘴會痛', '磨牙', '嘴巴打不開'],
      'en-US': ['Jaw pain', 'TMJ', 'teeth grinding', 'clicking jaw'],
    },
  },
  {
    id: 'mouth-sores',
    specialtyIds: ['dentistry', 'family-medicine', 'otolaryngology'],
    words: {
      'zh-Hans': ['口腔溃疡', '嘴破', '口疮', '口臭', '舌头痛'],
      'zh-Hant': ['嘴破', '口腔潰瘍', '痱滋', '口臭', '舌頭痛'],
      'en-US': ['Mouth sores', 'canker sore', 'mouth ulcer', 'bad breath', 'sore tongue'],
    },
  },
]
