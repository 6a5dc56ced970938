import type { NeighborhoodEntry } from './neighborhood-entry.ts'

export const manhattan: NeighborhoodEntry[] = [
  {
    slug: 'manhattan-chinatown',
    name: { 'zh-Hans': '曼哈顿华埠（唐人街）', 'zh-Hant': '曼哈頓華埠', 'en-US': 'Chinatown, Manhattan' },
    aliases: {
      'zh-Hans': ['曼哈顿华埠', '华埠', '唐人街', '中国城', '曼哈顿唐人街', '勿街', '坚尼街', '包厘街', '曼哈顿下城'],
      'zh-Hant': ['華埠', '唐人街', '中國城', '曼哈頓唐人街', '勿街', '堅尼街', '包厘街', '曼哈頓下城'],
      'en-US': [
        'Chinatown',
        'Manhattan Chinatown',
        'Canal Street',
        'Canal St',
        'Mott Street',
        'Bowery',
        'Lower Manhattan',
      ],
    },
    lat: 40.7158,
    lng: -73.997,
    radiusMeters: 900,
    zips: [
      '10013',
      '10002',
      '10038',
      '10007',
      '10012',
      '10004',
      '10005',
      '10006',
      '10280',
      '10282',
      '10271',
      '10278',
      '10279',
    ],
    guide: {
      'zh-Hans':
        '华埠的诊所多集中在坚尼街、勿街和包厘街一带，不少设在楼上，出发前请看清门牌和楼层。这里常听到粤语和台山话，往东百老汇方向福州话渐多。停车位难找，坐地铁更省心。',
      'zh-Hant':
        '華埠的診所多集中在堅尼街、勿街和包厘街一帶，不少設在樓上，出門前請看清楚門牌和樓層。這裡常聽到粵語和台山話，往東百老匯方向福州話漸多。停車位難找，搭地鐵比較省事。',
      'en-US':
        'Many Chinatown offices cluster around Canal Street, Mott Street, and the Bowery, often upstairs, so check the floor before you leave home. Cantonese and Taishanese are often heard, and Fuzhounese more and more toward East Broadway. Parking is hard to find; the subway is easier.',
    },
    transit: {
      'zh-Hans': '地铁B、D线Grand St站；J、N、Q、R、W、Z、6号线Canal St站',
      'zh-Hant': '地鐵B、D線Grand St站；J、N、Q、R、W、Z、6號線Canal St站',
      'en-US': 'B, D trains at Grand St; J, N, Q, R, W, Z, 6 trains at Canal St',
    },
  },
  {
    slug: 'east-broadway',
    name: { 'zh-Hans': '东百老汇（小福州）', 'zh-Hant': '東百老匯（小福州）', 'en-US': 'East Broadway / Two Bridges' },
    aliases: {
      'zh-Hans': ['东百老汇', '小福州', '东百老汇大街', '两桥'],
      'zh-Hant': ['東百老匯', '小福州', '東百老匯大街', '兩橋'],
      'en-US': ['East Broadway', 'E Broadway', 'Two Bridges', 'Little Fuzhou'],
    },
    lat: 40.7138,
    lng: -73.9925,
    radiusMeters: 700,
    zips: ['10002'],
    guide: {
      'zh-Hans':
        '东百老汇紧挨华埠，街上常听到福州话，不少诊所也讲普通话。诊所和药房离得近，看完医生可以顺路取药。去前请打电话问清楚医生本人讲什么话，还是由职员帮忙翻译。',
      'zh-Hant':
        '東百老匯緊鄰華埠，街上常聽到福州話，不少診所也講國語。診所和藥房離得近，看完醫生可以順路領藥。去之前請打電話問清楚是醫生本人講，還是由職員幫忙口譯。',
      'en-US':
        'East Broadway adjoins Chinatown. Fuzhounese is often heard on the street, and many offices speak Mandarin too. Offices and pharmacies stand close together, so picking up a prescription is a short walk. Call ahead and ask whether the doctor or only the staff speaks your language.',
    },
    transit: {
      'zh-Hans': '地铁F线East Broadway站；B、D线Grand St站步行可到',
      'zh-Hant': '地鐵F線East Broadway站；B、D線Grand St站步行可到',
      'en-US': 'F train at East Broadway; B, D trains at Grand St within walking distance',
    },
  },
  {
    slug: 'lower-east-side',
    name: { 'zh-Hans': '下东城', 'zh-Hant': '下東城', 'en-US': 'Lower East Side' },
    aliases: {
      'zh-Hans': ['下东区', '地兰西街', '东村'],
      'zh-Hant': ['下東區', '地蘭西街', '東村'],
      'en-US': ['LES', 'Delancey Street', 'Delancey St', 'East Village', 'Alphabet City'],
    },
    lat: 40.715,
    lng: -73.9843,
    radiusMeters: 1100,
    zips: ['10002', '10003', '10009'],
    guide: {
      'zh-Hans':
        '下东城在华埠东边，住着不少华裔长者，中文诊所和一般诊所混在一起。用语言筛选可以只看讲中文的医生；只有职员讲中文的地方，也会分开标明。从华埠走过来不远，坐巴士或地铁也方便。',
      'zh-Hant':
        '下東城在華埠東邊，住了不少華裔長者，中文診所和一般診所混在一起。用語言篩選可以只看會講中文的醫生；只有職員講中文的地方，也會分開註明。從華埠走過來不遠，搭公車或地鐵也方便。',
      'en-US':
        'The Lower East Side lies just east of Chinatown and is home to many Chinese American elders. Chinese-speaking offices mix with general ones here, so use the language filter; it tells doctors who speak Chinese from staff who do. You can walk over from Chinatown or take the subway or a bus.',
    },
    transit: {
      'zh-Hans': '地铁F、M、J、Z线Delancey St–Essex St站',
      'zh-Hant': '地鐵F、M、J、Z線Delancey St–Essex St站',
      'en-US': 'F, M, J, Z trains at Delancey St–Essex St',
    },
  },
  {
    slug: 'midtown-manhattan',
    name: { 'zh-Hans': '曼哈顿中城', 'zh-Hant': '曼哈頓中城', 'en-US': 'Midtown' },
    aliases: {
      'zh-Hans': ['中城', '时报广场', '时代广场', '曼哈顿中心'],
      'zh-Hant': ['中城', '時報廣場', '時代廣場', '曼哈頓中心'],
      'en-US': [
        'Midtown Manhattan',
        'Midtown East',
        'Midtown West',
        'Times Square',
        'Herald Square',
        'Chelsea',
        'Kips Bay',
      ],
    },
    lat: 40.7549,
    lng: -73.984,
    radiusMeters: 2000,
    zips: [
      '10016',
      '10017',
      '10018',
      '10019',
      '10036',
      '10001',
      '10010',
      '10011',
      '10020',
      '10022',
      '10103',
      '10110',
      '10111',
      '10112',
      '10119',
      '10152',
      '10153',
      '10154',
      '10165',
      '10167',
      '10168',
      '10169',
      '10170',
      '10171',
      '10172',
      '10173',
      '10174',
      '10177',
      '10199',
    ],
    guide: {
      'zh-Hans':
        '中城的诊所多在办公大楼里，进楼通常要在大堂登记，请带有照片的证件，早到几分钟。这里专科多，上班族中午或下班后就诊方便，但讲中文的不如华埠和法拉盛集中。英文不便时，请先要求免费的中文翻译。',
      'zh-Hant':
        '中城的診所多在辦公大樓裡，進樓通常要在大廳登記，請帶有照片的證件，早到幾分鐘。這裡專科多，上班族中午或下班後看診方便，但講中文的不如華埠和法拉盛集中。英文不方便時，請先要求免費的中文口譯。',
      'en-US':
        'Midtown offices are mostly in high-rises with a desk in the lobby, so bring a photo ID and come a few minutes early. There are many specialists, handy at lunch or after work, but Chinese speakers are less concentrated than in Chinatown or Flushing. Ask ahead for a free interpreter if you need one.',
    },
    transit: {
      'zh-Hans': '多条地铁线经过Times Sq–42 St、34 St–Herald Sq和Grand Central–42 St站',
      'zh-Hant': '多條地鐵線經過Times Sq–42 St、34 St–Herald Sq和Grand Central–42 St站',
      'en-US': 'Most subway lines, at Times Sq–42 St, 34 St–Herald Sq, and Grand Central–42 St',
    },
  },
  {
    slug: 'upper-east-side',
    name: { 'zh-Hans': '上东城', 'zh-Hant': '上東城', 'en-US': 'Upper East Side' },
    aliases: {
      'zh-Hans': ['上东区', '罗斯福岛'],
      'zh-Hant': ['上東區', '羅斯福島'],
      'en-US': ['UES', 'Yorkville', 'Lenox Hill', 'Roosevelt Island'],
    },
    lat: 40.7736,
    lng: -73.9566,
    radiusMeters: 1700,
    zips: ['10021', '10028', '10065', '10075', '10128', '10044', '10162'],
    guide: {
      'zh-Hans':
        '上东城靠近几家大型医院，专科和检查中心多，病人常拿着转诊单从别区过来。大楼入口和科室楼层容易弄错，请照预约单上的地址和楼层走。医院须免费提供中文翻译，约时间时就说明要普通话还是粤语。',
      'zh-Hant':
        '上東城靠近幾家大型醫院，專科和檢查中心多，病人常拿著轉診單從別區過來。大樓入口和科別樓層容易弄錯，請照預約單上的地址和樓層走。醫院須免費提供中文口譯，約時間時就說明要國語還是粵語。',
      'en-US':
        'The Upper East Side has several large hospitals and many specialists and imaging centers; patients often come from other areas with a referral. Entrances and floors are easy to mix up, so follow the address on your appointment exactly. Hospitals must provide an interpreter free of charge: ask for Mandarin or Cantonese when you book.',
    },
    transit: {
      'zh-Hans': '地铁4、5、6号线86 St站，6号线68 St、77 St站，Q线72 St、86 St站',
      'zh-Hant': '地鐵4、5、6號線86 St站，6號線68 St、77 St站，Q線72 St、86 St站',
      'en-US': '4, 5, 6 trains at 86 St; 6 train at 68 St and 77 St; Q train at 72 St and 86 St',
    },
  },
]
