import { platformPost, reviewers } from './post.ts'

export const herbsAndPrescriptions = platformPost({
  number: 12,
  slug: 'herbs-and-prescription-medicines',
  category: 'seniors',
  publishedOn: '2026-11-03',
  reviewer: reviewers.olderAdults,
  specialtySlugs: ['geriatric-medicine', 'family-medicine', 'internal-medicine', 'acupuncture', 'cardiology'],
  sources: [
    {
      publisher: 'National Center for Complementary and Integrative Health (NIH)',
      title: 'Herb-Drug Interactions',
      url: 'https://www.nccih.nih.gov/health/providers/digest/herb-drug-interactions',
    },
    {
      publisher: 'National Center for Complementary and Integrative Health (NIH)',
      title: 'Licorice Root: Usefulness and Safety',
      url: 'https://www.nccih.nih.gov/health/licorice-root',
    },
    {
      publisher: 'U.S. Food and Drug Administration',
      title: 'Mixing Medications and Dietary Supplements Can Endanger Your Health',
      url: 'https://www.fda.gov/consumers/consumer-updates/mixing-medications-and-dietary-supplements-can-endanger-your-health',
    },
    {
      publisher: 'U.S. Food and Drug Administration',
      title: 'Grapefruit Juice and Some Drugs Don’t Mix',
      url: 'https://www.fda.gov/consumers/consumer-updates/grapefruit-juice-and-some-drugs-dont-mix',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '中药和西药一起吃：先让西医、中医都知道',
      excerpt: '天然不等于没有作用。有些草药会让抗凝药、降压药变强或变弱。不要自己停药，先把清单给医生看。',
      seoTitle: '中药和西药一起吃要注意什么',
      seoDescription:
        '哪些草药和抗凝药、降压药、降糖药容易互相影响，手术前要告诉医生什么，怎样列清单，出现哪些情况要马上就医。',
      keywords: ['中药西药', '草药相互作用', '华法林', '丹参', '甘草'],
      body: `
家里煲汤、吃补品、看中医，都是平常事。问题多半不在哪一样东西，而在医生不知道。草药有作用，也就会影响别的药。

## 为什么会互相影响

有的草药让身体分解西药变快，药效就不够；有的让分解变慢，药在身体里越积越多；有的跟西药作用相同，加在一起就太强。同一味药，炖汤、药丸、浓缩粉的含量差很多，所以不能只凭“我妈也这样吃”。

## 要特别留心的几种

- 吃华法林等抗凝药：丹参、当归、银杏、人参都可能改变药效或增加出血。
- 吃降压药、利尿药、强心药：甘草吃多吃久，会让血压升高、钾降低，很多方子和凉茶里都有。
- 吃降糖药：人参、苦瓜可能让血糖更低。
- 贯叶连翘（圣约翰草）：会让很多药变弱，包括避孕药、抗凝药、抗排异药和一些艾滋病药物。
- 红曲：含有跟他汀类降脂药相同的成分，不要再加一份。
- 西柚（葡萄柚）：会让一些降脂药和降压药变强。

这里只举常见的例子，没有写到不等于安全。

## 来路不明的药丸

有些减肥、壮阳、止痛的成药，被查出偷偷加了西药或含重金属。包装上没写成分、自称“百病都治”、只在群里卖的，最好不要吃。麻黄类的保健品在美国已经禁售。

## 怎样跟医生讲

1. 把药方、药盒、补品全部拍照，连同西药列成一张清单。
2. 写上为什么吃、吃多久了、吃了以后怎么样。
3. 西医、中医、药剂师，每一位都给一份。
4. 直接问：这些能不能一起吃？要隔多久？要不要验血？

好医生不会因为您看中医而生气。请尽量在同一家药房拿药，药剂师才看得到您吃的全部药。

## 不要自己停

停掉西药改吃草药，可能很危险，尤其是抗凝药、心脏药、抗癫痫药。手术、拔牙或打造影剂之前，先告诉医生您吃的所有草药，停不停由医生决定。怀孕、喂奶、肝肾不好的人，吃之前一定要问。

如果出血止不住、黑便、皮肤变黄、心跳很乱、脸肿或昏倒，马上打911。吃错了药，打毒物控制中心1-800-222-1222。
`,
    },
    'zh-Hant': {
      title: '中藥和西藥一起吃：先讓西醫、中醫都知道',
      excerpt: '天然不等於沒有作用。有些草藥會讓抗凝血藥、降血壓藥變強或變弱。不要自己停藥，先把清單給醫生看。',
      seoTitle: '中藥和西藥一起吃要注意什麼',
      seoDescription:
        '哪些草藥和抗凝血藥、血壓藥、血糖藥容易互相影響，手術前要告訴醫生什麼，怎樣列清單，出現哪些情況要馬上就醫。',
      keywords: ['中藥西藥', '草藥交互作用', '華法林', '丹參', '甘草'],
      body: `
家裡煲湯、吃補品、看中醫，都是平常事。問題多半不在哪一樣東西，而在醫生不知道。草藥有作用，也就會影響別的藥。

## 為什麼會互相影響

有的草藥讓身體分解西藥變快，藥效就不夠；有的讓分解變慢，藥在身體裡越積越多；有的跟西藥作用相同，加在一起就太強。同一味藥，燉湯、藥丸、科學中藥粉的含量差很多，所以不能只憑「我媽也這樣吃」。

## 要特別留心的幾種

- 吃華法林等抗凝血藥：丹參、當歸、銀杏、人參都可能改變藥效或增加出血。
- 吃血壓藥、利尿劑、強心藥：甘草吃多吃久，會讓血壓升高、鉀降低，很多方子和涼茶裡都有。
- 吃血糖藥：人參、苦瓜可能讓血糖更低。
- 聖約翰草（貫葉連翹）：會讓很多藥變弱，包括避孕藥、抗凝血藥、抗排斥藥和一些愛滋病藥物。
- 紅麴：含有跟他汀類（史他汀）降血脂藥相同的成分，不要再加一份。
- 葡萄柚（西柚）：會讓一些降血脂藥和血壓藥變強。

這裡只舉常見的例子，沒有寫到不等於安全。

## 來路不明的藥丸

有些減肥、壯陽、止痛的成藥，被查出偷偷加了西藥或含重金屬。包裝上沒寫成分、自稱「百病都治」、只在群組裡賣的，最好不要吃。麻黃類的保健品在美國已經禁售。

## 怎樣跟醫生講

1. 把藥方、藥盒、補品全部拍照，連同西藥列成一張清單。
2. 寫上為什麼吃、吃多久了、吃了以後怎麼樣。
3. 西醫、中醫、藥劑師，每一位都給一份。
4. 直接問：這些能不能一起吃？要隔多久？要不要驗血？

好醫生不會因為您看中醫而生氣。請盡量在同一家藥房拿藥，藥劑師才看得到您吃的全部藥。

## 不要自己停

停掉西藥改吃草藥，可能很危險，尤其是抗凝血藥、心臟藥、抗癲癇藥。手術、拔牙或打顯影劑之前，先告訴醫生您吃的所有草藥，停不停由醫生決定。懷孕、餵奶、肝腎不好的人，吃之前一定要問。

如果出血止不住、黑便、皮膚變黃、心跳很亂、臉腫或昏倒，馬上打911。吃錯了藥，打毒物控制中心1-800-222-1222。
`,
    },
    'en-US': {
      title: 'Herbs and prescription medicines: tell everyone who treats you',
      excerpt:
        'Natural doesn’t mean no effect. Some herbs make blood thinners or blood pressure drugs stronger or weaker. Don’t stop a medicine; show the doctor your list.',
      seoTitle: 'Taking herbs with prescription medicines',
      seoDescription:
        'Which herbs affect blood thinners, blood pressure drugs, and diabetes drugs, what to say before surgery, and warning signs.',
      keywords: ['herb-drug interactions', 'Chinese herbs', 'warfarin', 'licorice', 'dietary supplements'],
      body: `
Soups, tonics, and visits to an herbalist are part of life. Usually the problem isn’t any one herb. It’s that the doctor doesn’t know. Herbs that work can also change how other medicines work.

## Why they affect each other

Some herbs make the body break down a medicine faster, so it gets too weak. Others slow it down, so it builds up. Some act the same way as the medicine, and together they are too strong. The amount in soup, pills, and concentrated powder differs widely, so “my mother takes it too” isn’t a good guide.

## Herbs to watch

- With warfarin and other blood thinners: danshen, dong quai, ginkgo, and ginseng may change how they work or cause more bleeding.
- With blood pressure pills, water pills, or heart medicine: a lot of licorice over time can raise blood pressure and lower potassium. It’s in many formulas and herbal teas.
- With diabetes medicine: ginseng and bitter melon may lower blood sugar even more.
- St. John’s wort weakens many medicines, including birth control, blood thinners, transplant drugs, and some HIV drugs.
- Red yeast rice contains the same kind of ingredient as statins. Don’t double up.
- Grapefruit makes some cholesterol and blood pressure drugs stronger.

These are common examples. Not listed doesn’t mean safe.

## Pills from unknown sources

Some products for weight loss, sex, or pain have been found to contain hidden prescription drugs or heavy metals. Avoid those that list no ingredients, claim to cure everything, or are sold only in chat groups. Supplements with ephedra are banned in the US.

## How to tell your doctor

1. Take pictures of formulas, boxes, and tonics, and list them with your medicines.
2. Write down why you take each one, for how long, and how you felt.
3. Give the same list to your doctor, herbalist, and pharmacist.
4. Ask: Can I take these together? How far apart? Do I need a blood test?

A good doctor won’t be upset that you see an herbalist. Try to use one pharmacy, so the pharmacist sees everything you take.

## Don’t stop on your own

Trading medicine for herbs can be dangerous, especially blood thinners, heart medicine, and seizure medicine. Before surgery, dental work, or contrast dye, tell the doctor about every herb and let the doctor decide what to stop. Ask first if you’re pregnant, breastfeeding, or have liver or kidney trouble.

Call 911 for bleeding that won’t stop, black stool, yellow skin, a very irregular heartbeat, a swollen face, or fainting. If you took the wrong medicine, call Poison Help at 1-800-222-1222.
`,
    },
  },
})
