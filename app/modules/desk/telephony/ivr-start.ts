import { type IvrTree, noPrompts, type Prompts } from './ivr.ts'

const say = (cmn: string, yue: string, en: string): Prompts => ({ cmn, yue, en })

/** What is said whatever a clinic has written. */
export const phrases = {
  invalidKey: say('您按的键没有对应的选项。', '您按的鍵沒有對應的選項。', 'That isn’t one of the choices.'),
  stillThere: say('我们没有听到您的选择。', '我們聽不到您的選擇。', 'We didn’t hear a choice.'),
  recording: say(
    '为了保证服务质量，本次通话会被录音。',
    '為保證服務質素，本次通話會被錄音。',
    'This call may be recorded for quality.',
  ),
  greeting: say(
    '现在没有人能接听。请在提示音后留下您的姓名和电话，我们会回电给您。如有生命危险，请挂断并拨打911；想伤害自己，请拨打988。',
    '現在無人接聽。請於訊號聲後留下姓名及電話，我們會回覆您。如有生命危險，請收線並致電911；想傷害自己，請致電988。',
    'No one can take your call right now. After the tone, please leave your name and number and we’ll call you back. If this is an emergency, hang up and call 911. If you’re thinking of hurting yourself, call 988.',
  ),
} as const

const step = { prompts: noPrompts, keys: {}, next: '', groupId: '' } as const

/** The menu that a clinic begins with: a language, then the front desk or a message. `groupId` is whose telephones ring. */
export function startTree(groupId: string): IvrTree {
  return {
    entries: { open: 'language', closed: 'closed', holiday: 'holiday' },
    nodes: [
      {
        ...{ ...step, id: 'language', name: 'Language 语言', action: 'language', next: 'main' },
        prompts: say('普通话请按1。', '廣東話請按2。', 'For English, press 3.'),
        keys: { '1': 'cmn', '2': 'yue', '3': 'en' },
      },
      {
        ...{ ...step, id: 'main', name: 'Main menu 主菜单', action: 'menu' },
        prompts: say(
          '预约或改期请按1，留言请按2，重听请按9。如有生命危险，请挂断并拨打911；想伤害自己，请拨打988。',
          '預約或更改時間請按1，留言請按2，重聽請按9。如有生命危險，請收線並致電911；想傷害自己，請致電988。',
          'To make or change an appointment, press 1. To leave a message, press 2. To hear this again, press 9. If this is an emergency, hang up and call 911. If you’re thinking of hurting yourself, call 988.',
        ),
        keys: { '1': 'desk', '2': 'message', '9': 'again' },
      },
      {
        ...{ ...step, id: 'desk', name: 'Front desk 前台', action: 'ring', next: 'message', groupId },
        prompts: say('正在为您接通前台，请稍候。', '正為您接駁櫃台，請稍候。', 'Connecting you to the front desk.'),
      },
      { ...step, id: 'message', name: 'Message 留言', action: 'voicemail' },
      { ...step, id: 'again', name: 'Say it again 重听', action: 'repeat' },
      {
        ...{ ...step, id: 'closed', name: 'After hours 下班', action: 'announcement', next: 'message' },
        prompts: say('诊所现在已经下班。', '診所現已關門。', 'The clinic is closed right now.'),
      },
      {
        ...{ ...step, id: 'holiday', name: 'Holiday 假日', action: 'announcement', next: 'message' },
        prompts: say('诊所今天放假。', '診所今日放假。', 'The clinic is closed today for a holiday.'),
      },
    ],
  }
}
