import type { NeighborhoodEntry } from './neighborhood-entry.ts'

export const statenIsland: NeighborhoodEntry[] = [
  {
    slug: 'staten-island',
    name: { 'zh-Hans': '史泰登岛', 'zh-Hant': '史泰登島', 'en-US': 'Staten Island (mid)' },
    aliases: {
      'zh-Hans': ['史坦顿岛', '斯塔滕岛', '史丹顿岛', '史泰登岛中部'],
      'zh-Hant': ['史坦頓島', '斯塔滕島', '史丹頓島', '史泰登島中部'],
      'en-US': ['Staten Island', 'Mid-Island', 'New Dorp', 'Richmond County', 'SI'],
    },
    lat: 40.574,
    lng: -74.116,
    radiusMeters: 3500,
    zips: ['10306', '10314', '10301', '10302', '10303', '10304', '10305', '10307', '10308', '10309', '10310', '10312'],
    guide: {
      'zh-Hans':
        '史泰登岛的诊所分散在Hylan大道、Richmond大道和Victory大道沿线，多数人开车看病，诊所常有停车位。讲中文的医生比布鲁克林少，不少家庭开车或坐巴士过桥去八大道、86街。过桥要付费，去前先打电话确认医生当天在。',
      'zh-Hant':
        '史泰登島的診所分散在Hylan大道、Richmond大道和Victory大道沿線，多數人開車看病，診所常有停車位。講中文的醫生比布碌崙少，不少家庭開車或搭公車過橋去八大道、86街。過橋要付費，去之前先打電話確認醫生當天在。',
      'en-US':
        'Staten Island offices are spread along Hylan Boulevard, Richmond Avenue, and Victory Boulevard; most people drive and most offices have parking. Chinese-speaking doctors are fewer than in Brooklyn, and many families cross the bridge to Eighth Avenue or 86th Street. The bridge has a toll, so call first to be sure the doctor is in.',
    },
    transit: {
      'zh-Hans': '史泰登岛铁路（SIR）；S79-SBS巴士往来布鲁克林Bay Ridge；史泰登岛渡轮',
      'zh-Hant': '史泰登島鐵路（SIR）；S79-SBS公車往來布碌崙Bay Ridge；史泰登島渡輪',
      'en-US': 'Staten Island Railway; S79-SBS bus to Bay Ridge, Brooklyn; Staten Island Ferry',
    },
  },
]
