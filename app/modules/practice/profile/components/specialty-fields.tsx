import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { type BodyArea, bodyAreaPictures } from '#app/modules/directory/body-areas.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { fieldError } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { mostSpecialties } from '../choices.ts'
import { sentList } from './sent-fields.tsx'
import type { PartFieldsProps } from './use-part-values.tsx'

type Specialty = PartFieldsProps['page']['choices']['specialties'][number]

/** Boxes of specialties; each specialty has one in the whole form, so that nothing is ticked here and not there. */
function Boxes({ form, specialties }: { form: string; specialties: readonly Specialty[] }) {
  return (
    <ul className="plain checks-columns">
      {specialties.map(({ id, name }) => (
        <li key={id}>
          <Checkbox id={`${form}-of-${id}`} name="chosen" value={id}>
            {name}
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

/** What is chosen, each to be taken away, one of them the main one. */
function Chosen({ form, chosen, primary }: { form: string; chosen: readonly Specialty[]; primary: string }) {
  const { t } = useTranslation('practice')
  if (chosen.length === 0) return <p className="muted">{t('profile.noSpecialty')}</p>
  return (
    <ul className="plain chosen-specialties">
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <Checkbox id={`${form}-of-${id}`} name="chosen" value={id} defaultChecked>
            {name}
          </Checkbox>
          <RadioRow
            id={`${form}-main-${id}`}
            name="primary"
            value={id}
            defaultChecked={id === primary || chosen.length === 1}
            aria-label={t('profile.mainOf', { specialty: name })}
          >
            {t('profile.main')}
          </RadioRow>
        </li>
      ))}
    </ul>
  )
}

/** Every specialty that is not chosen, folded by the part of the body: the way without words and without a script. */
function ByArea({ form, specialties }: { form: string; specialties: readonly Specialty[] }) {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('directory')
  const areas = (Object.keys(bodyAreaPictures) as BodyArea[]).map((area) => {
    return { area, own: specialties.filter(({ bodyArea }) => bodyArea === area) }
  })
  return (
    <div className="qa">
      <details id={`${form}-all`}>
        <summary>{t('profile.allSpecialties')}</summary>
        {areas
          .filter(({ own }) => own.length > 0)
          .map(({ area, own }) => (
            <details key={area} id={`${form}-area-${area}`} className="specialty-area">
              <summary>{say(`specialties.areas.${area}`)}</summary>
              <Boxes form={form} specialties={own} />
            </details>
          ))}
      </details>
    </div>
  )
}

/**
 * The specialties under which patients find the profile: looked for by words, or picked from the folded list. The button sends the form
 * with all that was chosen and brings it back with what was found; the script `profile` does the same while somebody types.
 */
export function SpecialtyFields({ form, page, sent, found, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const { specialties } = page.choices
  const ids = sent ? sentList(sent, 'chosen') : page.specialties
  const chosen = ids.flatMap((id) => specialties.find((each) => each.id === id) ?? [])
  const others = specialties.filter(({ id }) => !ids.includes(id))
  const matching = (found ?? []).flatMap((id) => others.find((each) => each.id === id) ?? [])
  const rest = others.filter((each) => !matching.includes(each))
  const told = [
    chosen.length > 0 &&
      t('profile.chosenTold', {
        names: formatList(
          chosen.map(({ name }) => name),
          locale,
        ),
      }),
    found && (matching.length > 0 ? t('profile.found', { count: matching.length }) : t('profile.foundNone')),
  ]
  return (
    <>
      <div id={`${form}-picked`} data-fresh>
        <Fieldset
          id={`${form}-chosen`}
          legend={t('profile.chosen')}
          hint={t('profile.chosenHint', { most: mostSpecialties })}
          error={fieldError(field('chosen'), message)}
        >
          <Chosen form={form} chosen={chosen} primary={field('primary').defaultValue ?? ''} />
        </Fieldset>
      </div>
      <div className="specialty-search">
        <Field id={`${form}-q`} label={t('profile.findSpecialty')} hint={t('profile.findSpecialtyHint')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              name="q"
              autoComplete="off"
              defaultValue={field('q').defaultValue ?? ''}
              data-specialty-search=""
            />
          )}
        </Field>
        <Button name="find" value="1" variant="line">
          {t('profile.find')}
        </Button>
      </div>
      <div id={`${form}-found`} data-fresh>
        {found && (
          <Fieldset
            id={`${form}-matching`}
            legend={matching.length > 0 ? t('profile.found', { count: matching.length }) : t('profile.foundNone')}
          >
            <Boxes form={form} specialties={matching} />
          </Fieldset>
        )}
      </div>
      <div id={`${form}-rest`} data-fresh>
        <ByArea form={form} specialties={rest} />
      </div>
      <p className="vh" role="status" data-specialty-told>
        {told.filter(Boolean).join(' ')}
      </p>
    </>
  )
}
