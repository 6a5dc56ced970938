import type { Localized } from '#app/core/i18n/locale.ts'

type Macro = Readonly<{ id: string; name: Localized; body: Localized }>

/** Prepared answers of customer service to begin with; from then on they are edited at /admin/support/macros. */
export const ticketMacros: readonly Macro[] = [
  {
    id: 'macro-received',
    name: { 'zh-Hans': '收到，在查', 'zh-Hant': '收到，在查', 'en-US': 'Received, looking into it' },
    body: {
      'zh-Hans': '您好，您的问题我们收到了，正在查。一个工作日内给您答复。',
      'zh-Hant': '您好，您的問題我們收到了，正在查。一個工作天內給您答覆。',
      'en-US': 'Hello, we got your question and are looking into it. You’ll hear from us within one business day.',
    },
  },
  {
    id: 'macro-more',
    name: { 'zh-Hans': '请补充情况', 'zh-Hant': '請補充情況', 'en-US': 'Need more details' },
    body: {
      'zh-Hans': '您好，为了帮您查，请告诉我们：哪一天、哪一位医生、在哪一步出的问题。请不要写病情和证件号码。',
      'zh-Hant': '您好，為了幫您查，請告訴我們：哪一天、哪一位醫生、在哪一步出的問題。請不要寫病情和證件號碼。',
      'en-US':
        'Hello, so that we can look into it, please tell us the day, the doctor, and the step where it went wrong. Please don’t include medical details or ID numbers.',
    },
  },
  {
    id: 'macro-doctors',
    name: { 'zh-Hans': '找到医生了', 'zh-Hant': '找到醫師了', 'en-US': 'We found doctors' },
    body: {
      'zh-Hans':
        '您好，按您说的条件，我们找了几位医生，列在下面。点医生的名字看介绍，点预约选时间。都不合适就直接回复我们。',
      'zh-Hant':
        '您好，按您說的條件，我們找了幾位醫生，列在下面。點醫生的名字看介紹，點預約選時間。都不合適就直接回覆我們。',
      'en-US':
        'Hello, these doctors fit what you told us. Open a name to read about the doctor, or book to choose a time. If none of them suits you, just reply.',
    },
  },
  {
    id: 'macro-clinic',
    name: { 'zh-Hans': '请联系诊所', 'zh-Hant': '請聯絡診所', 'en-US': 'Please contact the clinic' },
    body: {
      'zh-Hans': '您好，这件事要由诊所决定。诊所的电话在医生的页面和您的预约单上。打不通的话告诉我们，我们帮您问。',
      'zh-Hant': '您好，這件事要由診所決定。診所的電話在醫生的頁面和您的預約單上。打不通的話告訴我們，我們幫您問。',
      'en-US':
        'Hello, this is up to the clinic. Its phone number is on the doctor’s page and on your appointment slip. If you can’t get through, tell us and we’ll ask for you.',
    },
  },
  {
    id: 'macro-solved',
    name: { 'zh-Hans': '处理好了', 'zh-Hant': '處理好了', 'en-US': 'Taken care of' },
    body: {
      'zh-Hans': '您好，问题处理好了。要是还有不对的地方，七天之内直接回复我们就可以。',
      'zh-Hant': '您好，問題處理好了。要是還有不對的地方，七天之內直接回覆我們就可以。',
      'en-US': 'Hello, this has been taken care of. If something still isn’t right, just reply within seven days.',
    },
  },
]
