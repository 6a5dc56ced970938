import type { NeighborhoodEntry } from './neighborhood-entry.ts'

export const longIsland: NeighborhoodEntry[] = [
  {
    slug: 'great-neck',
    name: { 'zh-Hans': '大颈', 'zh-Hant': '大頸', 'en-US': 'Great Neck' },
    aliases: {
      'zh-Hans': ['大颈镇', '格雷特内克'],
      'zh-Hant': ['大頸鎮', '大頸半島'],
      'en-US': ['Greatneck', 'Great Neck Plaza', 'Kings Point'],
    },
    lat: 40.8007,
    lng: -73.7285,
    radiusMeters: 3000,
    zips: ['11021', '11020', '11023', '11024'],
    guide: {
      'zh-Hans':
        '大颈在拿骚县，紧邻皇后区的小颈，诊所多在火车站旁和北方大道。附近医院的专科门诊多，停车比法拉盛容易。白卡和基本计划按县划分网络，住在纽约市的病人请先确认能不能用。',
      'zh-Hant':
        '大頸在拿騷縣，緊鄰皇后區的小頸，診所多在火車站旁和北方大道。附近醫院的專科門診多，停車比法拉盛容易。白卡和基本計劃的合約網按縣劃分，住在紐約市的病人請先確認能不能用。',
      'en-US':
        'Great Neck is in Nassau County next to Little Neck, Queens, with offices by the station and along Northern Boulevard. Specialist practices are many and parking is easier than in Flushing. Medicaid and Essential Plan networks go by county, so city residents should check first.',
    },
    transit: {
      'zh-Hans': '长岛铁路（LIRR）Port Washington线Great Neck站',
      'zh-Hant': '長島鐵路（LIRR）Port Washington線Great Neck站',
      'en-US': 'LIRR Port Washington Branch at Great Neck',
    },
  },
  {
    slug: 'new-hyde-park',
    name: { 'zh-Hans': '新海德公园', 'zh-Hant': '新海德公園', 'en-US': 'New Hyde Park' },
    aliases: {
      'zh-Hans': ['新海德园', '成功湖', '赫里克斯'],
      'zh-Hant': ['新海德園', '成功湖', '赫里克斯'],
      'en-US': ['New Hyde Pk', 'Lake Success', 'Herricks', 'Garden City Park'],
    },
    lat: 40.7351,
    lng: -73.6879,
    radiusMeters: 2500,
    zips: ['11040', '11042'],
    guide: {
      'zh-Hans':
        '新海德公园和成功湖一带有大型医院和整片的专科办公楼，皇后区东部的病人也常来。多数人开车，大楼有停车场；同一个院区门牌很多，请看清楼号和科室。医院须免费提供中文翻译，约时间时请先说。',
      'zh-Hant':
        '新海德公園和成功湖一帶有大型醫院和整片的專科辦公樓，皇后區東部的病人也常來。多數人開車，大樓有停車場；同一個院區門牌很多，請看清楚樓號和科別。醫院須免費提供中文口譯，約時間時請先說。',
      'en-US':
        'New Hyde Park and Lake Success have a large hospital and whole blocks of specialist offices that patients from eastern Queens use too. Most people drive and the buildings have parking; one campus has many addresses, so check the building and department. Hospitals must provide an interpreter free of charge: ask when you book.',
    },
    transit: {
      'zh-Hans': '长岛铁路（LIRR）New Hyde Park站；开车可走长岛高速（I-495）或北州公园大道',
      'zh-Hant': '長島鐵路（LIRR）New Hyde Park站；開車可走長島高速（I-495）或北州公園大道',
      'en-US': 'LIRR at New Hyde Park; by car on the Long Island Expressway (I-495) or Northern State Parkway',
    },
  },
  {
    slug: 'syosset-jericho',
    name: { 'zh-Hans': '赛奥赛特/杰里科', 'zh-Hant': '賽奧賽特/傑里科', 'en-US': 'Syosset / Jericho' },
    aliases: {
      'zh-Hans': ['赛奥赛特', '杰里科', '杰利科', '赛奥塞特'],
      'zh-Hant': ['賽奧賽特', '傑里科', '傑利科', '賽奧塞特'],
      'en-US': ['Syosset', 'Jericho', 'Woodbury'],
    },
    lat: 40.8262,
    lng: -73.5021,
    radiusMeters: 3500,
    zips: ['11791', '11753', '11797'],
    guide: {
      'zh-Hans':
        '赛奥赛特和杰里科是拿骚县华人家庭较多的学区，诊所多在Jericho Turnpike和Jackson大道的办公楼里。基本上要开车，停车不难。讲中文的医生不算集中，可以按距离排序，连新海德公园和大颈一起看。',
      'zh-Hant':
        '賽奧賽特和傑里科是拿騷縣華人家庭較多的學區，診所多在Jericho Turnpike和Jackson大道的辦公樓裡。基本上要開車，停車不難。講中文的醫生不算集中，可以按距離排序，連新海德公園和大頸一起看。',
      'en-US':
        'Syosset and Jericho are Nassau County school districts with many Chinese families. Offices are in buildings along Jericho Turnpike and Jackson Avenue; you need a car, and parking is easy. Chinese-speaking doctors are spread out, so sort by distance and look at New Hyde Park and Great Neck too.',
    },
    transit: {
      'zh-Hans': '长岛铁路（LIRR）Port Jefferson线Syosset站、Hicksville站；开车可走长岛高速（I-495）',
      'zh-Hant': '長島鐵路（LIRR）Port Jefferson線Syosset站、Hicksville站；開車可走長島高速（I-495）',
      'en-US': 'LIRR Port Jefferson Branch at Syosset and Hicksville; by car on the Long Island Expressway (I-495)',
    },
  },
]
