import type { County } from '../counties.ts'
import type { NeighborhoodEntry } from './neighborhood-entry.ts'

/** Each stands in a county of its own. */
export const newJersey: (NeighborhoodEntry & { county: County })[] = [
  {
    slug: 'edison-nj',
    county: 'Middlesex NJ',
    name: { 'zh-Hans': '爱迪生', 'zh-Hant': '愛迪生', 'en-US': 'Edison, NJ' },
    aliases: {
      'zh-Hans': ['爱迪生镇', '新泽西爱迪生', '艾迪生', '伍德布里奇'],
      'zh-Hant': ['愛迪生鎮', '新澤西愛迪生', '艾迪生', '伍德布里奇'],
      'en-US': ['Edison', 'Edison New Jersey', 'Iselin', 'Metuchen'],
    },
    lat: 40.5187,
    lng: -74.4121,
    radiusMeters: 3500,
    zips: ['08817', '08820', '08837'],
    guide: {
      'zh-Hans':
        '爱迪生是新泽西中部华人较集中的地方，诊所多在1号公路、27号公路沿线的办公楼和商场，开车最方便。纽约州的白卡一般不能在新泽西用，请先确认保险。想找讲普通话、粤语或福州话的医生，请用语言筛选，再打电话问清楚。',
      'zh-Hant':
        '愛迪生是新澤西中部華人較集中的地方，診所多在1號公路、27號公路沿線的辦公樓和商場，開車最方便。紐約州的白卡一般不能在新澤西用，請先確認保險。想找講國語、粵語或福州話的醫生，請用語言篩選，再打電話問清楚。',
      'en-US':
        'Edison is a center of Chinese life in central New Jersey; offices are in buildings and plazas along Routes 1 and 27, best reached by car. New York Medicaid generally does not work in New Jersey, so check your plan first. Filter by language and call to confirm Mandarin, Cantonese, or Fuzhounese.',
    },
    transit: {
      'zh-Hans': '新泽西捷运（NJ Transit）东北走廊线Edison站、Metropark站',
      'zh-Hant': '新澤西捷運（NJ Transit）東北走廊線Edison站、Metropark站',
      'en-US': 'NJ Transit Northeast Corridor at Edison and Metropark',
    },
  },
  {
    slug: 'jersey-city-nj',
    county: 'Hudson NJ',
    name: { 'zh-Hans': '泽西市', 'zh-Hant': '澤西市', 'en-US': 'Jersey City, NJ' },
    aliases: {
      'zh-Hans': ['泽西城', '新港', '新泽西泽西市'],
      'zh-Hant': ['澤西城', '新港', '新澤西澤西市'],
      'en-US': ['Jersey City', 'Newport', 'Journal Square', 'Exchange Place'],
    },
    lat: 40.7178,
    lng: -74.0431,
    radiusMeters: 3000,
    zips: ['07302', '07306', '07304', '07305', '07307', '07310', '07311'],
    guide: {
      'zh-Hans':
        '泽西市坐PATH到曼哈顿下城只要几站，不少华人住新泽西、在纽约上班。本地诊所要看新泽西的保险网络；若公司保险跨州，两边都可能能用。华埠也不远，讲中文的医生可以两边一起找。',
      'zh-Hant':
        '澤西市搭PATH到曼哈頓下城只要幾站，不少華人住新澤西、在紐約上班。本地診所要看新澤西的保險合約網；若公司保險跨州，兩邊都可能能用。離華埠也不遠，講中文的醫生可以兩邊一起找。',
      'en-US':
        'From Jersey City the PATH reaches Lower Manhattan in a few stops, and many Chinese residents work in New York. Local offices go by New Jersey networks; an employer plan may work in both states. Chinatown is near, so look for Chinese-speaking doctors on both sides of the river.',
    },
    transit: {
      'zh-Hans': 'PATH列车Grove St、Journal Square、Newport、Exchange Place站；哈德逊—伯根轻轨',
      'zh-Hant': 'PATH列車Grove St、Journal Square、Newport、Exchange Place站；哈德遜—伯根輕軌',
      'en-US': 'PATH trains at Grove St, Journal Square, Newport, and Exchange Place; Hudson–Bergen Light Rail',
    },
  },
  {
    slug: 'fort-lee-nj',
    county: 'Bergen NJ',
    name: { 'zh-Hans': '李堡', 'zh-Hant': '李堡', 'en-US': 'Fort Lee, NJ' },
    aliases: {
      'zh-Hans': ['福特李', '利堡', '新泽西李堡'],
      'zh-Hant': ['福特李', '利堡', '新澤西李堡'],
      'en-US': ['Fort Lee', 'Ft Lee', 'Fort Lee New Jersey'],
    },
    lat: 40.8509,
    lng: -73.9701,
    radiusMeters: 2000,
    zips: ['07024'],
    guide: {
      'zh-Hans':
        '李堡在华盛顿大桥西头，诊所多在Main街和Lemoine大道，韩文诊所多，中文诊所较少。请先用语言筛选，再看医生是本人讲中文还是有职员翻译。开车请避开上桥高峰；纽约州的白卡一般不能在这里用。',
      'zh-Hant':
        '李堡在華盛頓大橋西頭，診所多在Main街和Lemoine大道，韓文診所多，中文診所較少。請先用語言篩選，再看是醫生本人講中文還是有職員口譯。開車請避開上橋尖峰時間；紐約州的白卡一般不能在這裡用。',
      'en-US':
        'Fort Lee is at the west end of the George Washington Bridge, with offices on Main Street and Lemoine Avenue; Korean-speaking offices are many, Chinese-speaking ones fewer. Filter by language and see whether the doctor or the staff speaks it. Avoid the bridge at rush hour; New York Medicaid generally does not work here.',
    },
    transit: {
      'zh-Hans': '新泽西捷运（NJ Transit）巴士往来曼哈顿；经乔治华盛顿大桥巴士总站转地铁A线',
      'zh-Hant': '新澤西捷運（NJ Transit）公車往來曼哈頓；經喬治華盛頓大橋公車總站轉地鐵A線',
      'en-US': 'NJ Transit buses to Manhattan; A train from the George Washington Bridge Bus Station',
    },
  },
  {
    slug: 'parsippany-nj',
    county: 'Morris NJ',
    name: { 'zh-Hans': '帕西帕尼', 'zh-Hant': '帕西帕尼', 'en-US': 'Parsippany, NJ' },
    aliases: {
      'zh-Hans': ['帕西帕尼镇', '巴士班尼', '新泽西帕西帕尼'],
      'zh-Hant': ['帕西帕尼鎮', '巴士班尼', '新澤西帕西帕尼'],
      'en-US': ['Parsippany', 'Parsippany-Troy Hills', 'Troy Hills'],
    },
    lat: 40.8579,
    lng: -74.426,
    radiusMeters: 3500,
    zips: ['07054'],
    guide: {
      'zh-Hans':
        '帕西帕尼在新泽西北部，诊所沿46号公路和10号公路，几乎都要开车去，停车方便。华人家庭不少，但讲中文的医生分散在附近各镇，请按距离排序。纽约的保险不一定跨州，请先打卡片背面的电话问。',
      'zh-Hant':
        '帕西帕尼在新澤西北部，診所沿46號公路和10號公路，幾乎都要開車去，停車方便。華人家庭不少，但講中文的醫生分散在附近各鎮，請按距離排序。紐約的保險不一定能跨州用，請先打卡片背面的電話問。',
      'en-US':
        'Parsippany is in northern New Jersey, with offices along Routes 46 and 10; nearly everyone drives and parking is easy. Many Chinese families live here, but Chinese-speaking doctors are spread over the nearby towns, so sort by distance. A New York plan may not cross the state line: call the number on your card first.',
    },
    transit: {
      'zh-Hans': '开车可走I-80、I-287、46号公路；有巴士往来曼哈顿港务局巴士总站',
      'zh-Hant': '開車可走I-80、I-287、46號公路；有公車往來曼哈頓港務局公車總站',
      'en-US': 'By car on I-80, I-287 or Route 46; buses to the Port Authority Bus Terminal, Manhattan',
    },
  },
  {
    slug: 'livingston-nj',
    county: 'Essex NJ',
    name: { 'zh-Hans': '利文斯顿', 'zh-Hant': '利文斯頓', 'en-US': 'Livingston, NJ' },
    aliases: {
      'zh-Hans': ['利文斯顿镇', '李文斯顿', '新泽西利文斯顿'],
      'zh-Hant': ['利文斯頓鎮', '李文斯頓', '新澤西利文斯頓'],
      'en-US': ['Livingston', 'Livingston New Jersey'],
    },
    lat: 40.7959,
    lng: -74.3149,
    radiusMeters: 3000,
    zips: ['07039'],
    guide: {
      'zh-Hans':
        '利文斯顿有大型医院和许多专科，诊所多在Livingston大道、Northfield大道和10号公路，开车去、停车方便。镇上华人家庭多，看儿科和牙科最好提早约。在医院看诊需要中文，请约时间时要求免费翻译。',
      'zh-Hant':
        '利文斯頓有大型醫院和許多專科，診所多在Livingston大道、Northfield大道和10號公路，開車去、停車方便。鎮上華人家庭多，看兒科和牙科最好提早約。在醫院看診需要中文，請在約時間時要求免費口譯。',
      'en-US':
        'Livingston has a large hospital and many specialists, with offices on Livingston and Northfield Avenues and Route 10; you drive, and parking is easy. Many Chinese families live in town, so book pediatric and dental visits early. At a hospital, ask for a free interpreter when you book.',
    },
    transit: {
      'zh-Hans': '开车可走I-280、10号公路；有巴士往来Newark和曼哈顿',
      'zh-Hant': '開車可走I-280、10號公路；有公車往來Newark和曼哈頓',
      'en-US': 'By car on I-280 or Route 10; buses to Newark and Manhattan',
    },
  },
  {
    slug: 'princeton-nj',
    county: 'Mercer NJ',
    name: { 'zh-Hans': '普林斯顿', 'zh-Hant': '普林斯頓', 'en-US': 'Princeton / West Windsor' },
    aliases: {
      'zh-Hans': ['西温莎', '西温莎镇', '普林斯顿镇', '平原镇'],
      'zh-Hant': ['西溫莎', '西溫莎鎮', '普林斯頓鎮', '平原鎮'],
      'en-US': ['Princeton', 'Princeton NJ', 'West Windsor', 'Princeton Junction', 'Plainsboro'],
    },
    lat: 40.3487,
    lng: -74.659,
    radiusMeters: 3500,
    zips: ['08540', '08542', '08550', '08536'],
    guide: {
      'zh-Hans':
        '普林斯顿、西温莎一带华人家庭多，诊所沿1号公路分布，附近有大型医院，开车最方便。讲中文的医生可以用语言筛选来找，讲哪种方言请先打电话问。离纽约和费城都有一段路，一般病症在本地看，专科再跑一趟。',
      'zh-Hant':
        '普林斯頓、西溫莎一帶華人家庭多，診所沿1號公路分布，附近有大型醫院，開車最方便。講中文的醫生可以用語言篩選來找，講哪一種方言請先打電話問。離紐約和費城都有一段路，一般病症在本地看，專科再跑一趟。',
      'en-US':
        'Many Chinese families live around Princeton and West Windsor; offices follow Route 1, with a large hospital nearby, and a car is best. Use the language filter for Chinese-speaking doctors and call to ask about dialects. New York and Philadelphia are both a long ride, so see a local doctor first and travel for specialists.',
    },
    transit: {
      'zh-Hans': '新泽西捷运（NJ Transit）东北走廊线Princeton Junction站',
      'zh-Hant': '新澤西捷運（NJ Transit）東北走廊線Princeton Junction站',
      'en-US': 'NJ Transit Northeast Corridor at Princeton Junction',
    },
  },
]
