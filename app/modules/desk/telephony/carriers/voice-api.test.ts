import { describe, expect, it } from 'vitest'
import { beginning, type Step } from '../ivr-engine.ts'
import { isSignedVoice, voiceSignature } from './signature.server.ts'
import { dialXml, redirectXml, stepXml } from './voice-xml.ts'
import { isFresh, isOver, readCaller, readTurn } from './webhook-fields.ts'

const addressOf = (step: string) => `https://care.test/${step}?turn=1&at=2`
const step = (given: Partial<Step>): Step => ({
  ...{ say: [], then: 'end', ring: null, passed: [], position: beginning },
  ...given,
})

describe('a signature', () => {
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  const fields = new URLSearchParams({
    ...{ Digits: '1234', CallSid: 'CA1234567890ABCDE', To: '+18005551212' },
    ...{ Caller: '+12349013030', From: '+12349013030' },
  })

  it('is that of the carrier’s documentation', () => {
    expect(voiceSignature(url, fields, '12345')).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=')
  })

  it('is of the address, of every field and of the token', () => {
    const signature = voiceSignature(url, fields, '12345')
    expect(isSignedVoice({ url, fields, signature }, '12345')).toBe(true)
    const more = new URLSearchParams([...fields, ['Extra', '1']])
    for (const wrong of [
      isSignedVoice({ url: `${url}3`, fields, signature }, '12345'),
      isSignedVoice({ url, fields: more, signature }, '12345'),
      isSignedVoice({ url, fields, signature }, '12346'),
      isSignedVoice({ url, fields, signature: null }, '12345'),
      isSignedVoice({ url, fields, signature: signature.toLowerCase() }, '12345'),
    ])
      expect(wrong).toBe(false)
  })
})

describe('the XML', () => {
  it('asks for one key while it speaks, and says so when none comes', () => {
    const xml = stepXml(step({ then: 'key', say: [{ language: 'yue', text: '按2' }] }), addressOf, false)
    expect(xml).toContain(
      '<Gather numDigits="1" timeout="6" actionOnEmptyResult="true" action="https://care.test/key?turn=1&amp;at=2">',
    )
    expect(xml).toContain('<Say language="yue-HK">按2</Say></Gather>')
  })

  it('rings a number or an extension and is told when it is answered', () => {
    const ring = { userId: 'a', destination: '+12125550131', seconds: 15 }
    const xml = stepXml(step({ then: 'ring', ring }), addressOf, false)
    expect(xml).toContain(
      '<Dial timeout="15" action="https://care.test/dialed?turn=1&amp;at=2" answerOnBridge="true"><Number',
    )
    expect(xml).toContain('statusCallbackEvent="answered">+12125550131</Number></Dial>')
    expect(dialXml({ destination: 'sip:101@pbx.test', seconds: 5 }, addressOf)).toContain('>sip:101@pbx.test</Sip>')
  })

  it('records a message, and has it written down where somebody does', () => {
    const record = step({ then: 'record' })
    expect(stepXml(record, addressOf, false)).not.toContain('transcribe')
    expect(stepXml(record, addressOf, true)).toContain('transcribe="true"')
  })

  it('says what was written, whatever it was', () => {
    const text = `"Tom & Jerry's" </Say><Hangup/>\u0000`
    const xml = stepXml(step({ say: [{ language: 'en', text }] }), addressOf, false)
    expect(xml).toContain('&quot;Tom &amp; Jerry&apos;s&quot; &lt;/Say&gt;&lt;Hangup/&gt;</Say><Hangup/></Response>')
    expect(redirectXml('https://a/?b=1&c')).toContain('https://a/?b=1&amp;c')
  })
})

describe('what is told of a call', () => {
  it('has a number in E.164, or none', () => {
    expect(readCaller('+12125550177')).toBe('+12125550177')
    for (const none of [null, '', 'anonymous', '+266696687', 'sip:a@b', '+1']) expect(readCaller(none)).toBeNull()
  })

  it('holds for its time', () => {
    const now = 1_000_000_000_000
    const at = (minutes: number) => String(now / 1000 - minutes * 60)
    expect([isFresh('key', at(10), now), isFresh('key', at(11), now)]).toEqual([true, false])
    expect([isFresh('dialed', at(240), now), isFresh('dialed', at(241), now)]).toEqual([true, false])
    for (const wrong of [null, 'x', '-1', at(-5)]) expect(isFresh('recorded', wrong, now)).toBe(false)
    expect(isFresh('incoming', null, now)).toBe(true)
  })

  it('is of a turn, and over or not', () => {
    expect([readTurn('7'), readTurn(null), readTurn('x')]).toEqual([7, -1, -1])
    expect([isOver('completed'), isOver('in-progress'), isOver(null)]).toEqual([true, false, false])
  })
})
