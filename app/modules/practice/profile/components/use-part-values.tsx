import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { shownBio } from '#app/modules/directory/bio.ts'
import type { FormFieldMetadata, Message } from '#app/ui/forms/form-field.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { PersonalPart } from '../choices.ts'
import type { PersonalPage } from '../queries/personal-page.server.ts'
import type { Sent } from './sent-fields.tsx'

export type PartFieldsProps = {
  /** The id of the form, before the ids of its controls. */
  form: string
  page: PersonalPage
  sent: Sent
  /** Ids of what was looked for and found; undefined while nothing was. */
  found: string[] | undefined
  field: (name: string) => FormFieldMetadata
  message: Message
}

const waiting = ['submitted', 'in_review', 'needs_info']

/** The value of a reviewed part as it was proposed last, while nobody has decided; undefined without such a proposal. */
export function proposed<Value>(page: PersonalPage, part: PersonalPart, name: string = part): Value | undefined {
  const request = page.requests.find(({ field, status }) => field === part && waiting.includes(status))
  return request?.after[name] as Value | undefined
}

type PartValues = { stored: Record<string, string | null | undefined>; lines: string[] }

const nameOf = (list: { id: string; name: string }[], id: string) => list.find((each) => each.id === id)?.name ?? id

function namesOf(page: PersonalPage): PartValues {
  const shown = Object.fromEntries(
    Object.entries(page.names).map(([name, value]) => {
      const next = proposed<string | null>(page, 'names', name)
      return [name, next === undefined ? value : next]
    }),
  )
  return { stored: shown, lines: Object.values(page.names).filter((value) => value !== null) }
}

function languagesOf(page: PersonalPage, t: TFunction<'practice'>): PartValues {
  return {
    stored: Object.fromEntries(page.languages.map(({ languageId, level }) => [`level.${languageId}`, level])),
    lines: page.languages.map(({ languageId, level }) =>
      t('profile.spoken', {
        language: nameOf(page.choices.languages, languageId),
        level: t(`profile.levels.${level}`),
      }),
    ),
  }
}

function factsOf({ facts }: PersonalPage, t: TFunction<'practice'>, locale: Locale): PartValues {
  const { gender, minAge, maxAge, practicingSince, cashPriceCents, offersTelehealth } = facts
  const text = (value: number | null) => (value === null ? null : String(value))
  return {
    stored: {
      gender,
      minAge: text(minAge),
      maxAge: text(maxAge),
      practicingSince: text(practicingSince),
      price: cashPriceCents === null ? null : String(cashPriceCents / 100),
      telehealth: offersTelehealth ? 'on' : null,
    },
    lines: [
      t(`profile.genders.${gender}`),
      ...(minAge === null && maxAge === null
        ? []
        : [t('profile.ages', { least: minAge ?? 0, most: maxAge ?? t('profile.anyAge') })]),
      ...(practicingSince === null ? [] : [t('profile.since', { year: practicingSince })]),
      ...(cashPriceCents === null ? [] : [t('profile.cash', { price: formatMoney(cashPriceCents, locale) })]),
      ...(offersTelehealth ? [t('profile.telehealth')] : []),
    ],
  }
}

function bioOf(page: PersonalPage, locale: Locale): PartValues {
  const bio = proposed<PersonalPage['bio']>(page, 'bio')
  const shown = bio === undefined ? page.bio : bio
  return {
    stored: {
      bioHans: shown?.['zh-Hans'],
      bioHant: shown?.['zh-Hant'],
      bioEn: shown?.['en-US'],
      draft: shown?.draft,
    },
    lines: [shownBio(page.bio, locale)?.text ?? []].flat(),
  }
}

function credentialsOf(page: PersonalPage): PartValues {
  const rows = proposed<PersonalPage['credentials']>(page, 'credentials') ?? page.credentials
  return {
    stored: Object.fromEntries(
      rows.flatMap(({ kind, issuer, title, numberMasked, state, endsOn }, index) =>
        Object.entries({ kind, issuer, title, number: numberMasked, state, endsOn }).map(([name, value]) => [
          `rows[${index}].${name}`,
          value,
        ]),
      ),
    ),
    lines: page.credentials.map(({ title, issuer }) => `${title}, ${issuer}`),
  }
}

/** The values of a part as text fields take them, and as lines that say what stands now. */
export function usePartValues(page: PersonalPage, part: PersonalPart): PartValues {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  switch (part) {
    case 'names':
      return namesOf(page)
    case 'specialties':
      return {
        stored: { primary: page.specialties[0] },
        lines: page.specialties.map((id) => nameOf(page.choices.specialties, id)),
      }
    case 'languages':
      return languagesOf(page, t)
    case 'facts':
      return factsOf(page, t, locale)
    case 'bio':
      return bioOf(page, locale)
    case 'photo':
      return { stored: {}, lines: [] }
    case 'credentials':
      return credentialsOf(page)
  }
}
