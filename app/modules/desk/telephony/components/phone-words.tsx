import { useTranslation } from 'react-i18next'
import { minutesBetween } from '#app/core/calendar/durations.ts'
import { formatShortDate, formatTime } from '#app/core/format/format.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { CallState, VoicemailState } from '../call-states.ts'
import type { Spoken } from '../ivr-engine.ts'
import type { IvrFault } from '../ivr-checks.ts'
import { type LineState, lineStates, localeOfVoice, type VoiceLanguage, voiceLanguages } from '../ivr.ts'

/** A moment at a clinic, in a line. */
export function useMoment(timeZone: string) {
  const locale = useLocale()
  return (at: number) => `${formatShortDate(at, locale, timeZone)} ${formatTime(at, timeZone, locale)}`
}

/** The name of a language that a caller chose; nothing before one was chosen. */
export function useVoiceName() {
  const { t } = useTranslation('telephony')
  return (language: string | null) => {
    const voice = voiceLanguages.find((each) => each === language)
    return voice ? t(`voice.${voice}`) : t('voice.none')
  }
}

/** How long something has gone on, in minutes. */
export function useSince() {
  const { t } = useTranslation('telephony')
  return (from: number, at: number) => t('since', { count: minutesBetween(from, at) })
}

const lineTones = { open: 'ok', closed: 'plain', holiday: 'warm' } as const satisfies Record<LineState, TagTone>

export function LineTag({ state }: { state: LineState }) {
  const { t } = useTranslation('telephony')
  return <Tag tone={lineTones[state]}>{t(`line.states.${state}`)}</Tag>
}

const callTones: Readonly<Record<CallState, TagTone>> = {
  ...{ ringing: 'wait', in_ivr: 'wait', queued: 'warm', connected: 'ok', held: 'wait', recording: 'wait' },
  ...{ ended: 'plain', missed: 'bad', voicemail: 'warm', text_back_sent: 'warm', returned: 'plain' },
}

export function CallTag({ state }: { state: CallState }) {
  const { t } = useTranslation('telephony')
  return <Tag tone={callTones[state]}>{t(`call.states.${state}`)}</Tag>
}

const voicemailTones: Readonly<Record<VoicemailState, TagTone>> = {
  ...{ new: 'bad', listened: 'wait', assigned: 'wait', reopened: 'bad', done: 'plain', spam: 'plain' },
}

export function VoicemailTag({ state }: { state: VoicemailState }) {
  const { t } = useTranslation('telephony')
  return <Tag tone={voicemailTones[state]}>{t(`voicemail.states.${state}`)}</Tag>
}

/** A prompt in the script of its language, whatever the page is in. */
function InVoice({ language, children }: { language: VoiceLanguage; children: string }) {
  return <Lang lang={localeOfVoice[language]}>{children}</Lang>
}

/** What a caller hears, line by line. */
export function SpokenLines({ say }: { say: readonly Spoken[] }) {
  if (say.length === 0) return null
  return (
    <ul>
      {say.map(({ language, text }, index) => (
        <li key={index}>
          <InVoice language={language}>{text}</InVoice>
        </li>
      ))}
    </ul>
  )
}

/** What is wrong with a step, in words. */
export function useFaultWords() {
  const { t } = useTranslation('telephony')
  const voice = useVoiceName()
  return ({ code, detail }: IvrFault) => {
    const state = lineStates.find((each) => each === detail)
    if (code === 'entry' || code === 'repeatEntry')
      return t(`faults.${code}`, { state: state ? t(`line.states.${state}`) : '' })
    if (code === 'deadKey') return t('faults.deadKey', { key: detail })
    if (code === 'noPrompt') return t('faults.noPrompt', { language: voice(detail) })
    if (code === 'noKeys' && detail !== '') return t('faults.noLanguage', { language: voice(detail) })
    return t(`faults.${code}`)
  }
}
