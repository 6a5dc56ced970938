import { Button } from '../button.tsx'
import { Cabinet } from '../navigation/cabinet.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Chip } from '../chip.tsx'
import { Field } from '../forms/field.tsx'
import { Hero } from './hero.tsx'
import { DefaultLayout } from '../layout/default-layout.tsx'
import { useSampleFrame } from '../layout/sample-frame.ts'
import { PhonePanel } from './phone-panel.tsx'
import { Section } from './section.tsx'
import { Select } from '../forms/select.tsx'
import { StepsList } from './steps-list.tsx'
import { Stops } from '../navigation/stops.tsx'
import { TextInput } from '../forms/text-input.tsx'

function Find() {
  const { home, action } = useSampleWords()
  return (
    <form className="find" method="get" role="search" aria-label={action.find}>
      <Field id="q" label={home.what}>
        {(control) => <TextInput {...control} name="q" type="search" />}
      </Field>
      <Field id="near" label={home.where}>
        {(control) => <Select {...control} name="near" options={[{ value: 'flushing', label: home.flushing }]} />}
      </Field>
      <Button variant="book" icon="search">
        {action.find}
      </Button>
    </form>
  )
}

function Home() {
  const { home, filter, site } = useSampleWords()
  const frame = useSampleFrame()
  return (
    <DefaultLayout {...frame}>
      <Hero
        title={
          <>
            {home.headlineOne}
            <br />
            {home.headlineTwo}
          </>
        }
      >
        {home.lead}
      </Hero>
      <div className="wrap">
        <Find />
        <p className="popular row">
          <Chip to="/doctor?q=checkup">{filter.popular}</Chip>
          <Chip to="/doctor?lang=cantonese">{filter.cantonese}</Chip>
        </p>
        <Section id="cabinet" title={home.cabinet} more={{ to: '/specialty', label: home.all }}>
          <Cabinet
            drawers={[
              {
                to: '/doctor/family-medicine',
                icon: 'stethoscope',
                name: home.family,
                count: home.count,
                note: home.familyNote,
              },
              {
                to: '/doctor/pediatrics',
                icon: 'baby',
                name: home.pediatrics,
                count: home.count,
                note: home.pediatricsNote,
              },
              {
                to: '/doctor/dentistry',
                icon: 'smile',
                name: home.dentistry,
                count: home.count,
                note: home.dentistryNote,
              },
              { to: '/doctor/eye-care', icon: 'eye', name: home.eye, count: home.count, note: home.eyeNote },
            ]}
          />
        </Section>
        <div className="sec">
          <PhonePanel title={home.callTitle} phone={{ label: site.phone, href: 'tel:+12125550100' }}>
            {home.callText}
          </PhonePanel>
        </div>
        <Section id="places" title={home.neighborhoods}>
          <Stops
            stops={[
              { to: '/location/flushing', name: home.flushing, way: home.flushingWay, count: home.count },
              { to: '/location/chinatown', name: home.chinatown, way: home.chinatownWay, count: home.count },
              { to: '/location/sunset-park', name: home.sunset, way: home.sunsetWay, count: home.count },
            ]}
            all={{ to: '/location/all', label: home.allNeighborhoods }}
          />
        </Section>
        <Section id="how" title={home.how}>
          <StepsList
            steps={[
              { title: home.howOne, text: home.howOneText },
              { title: home.howTwo, text: home.howTwoText },
              { title: home.howThree, text: home.howThreeText },
            ]}
          />
        </Section>
      </div>
    </DefaultLayout>
  )
}

export const examples: readonly Example[] = [{ title: 'home', page: true, render: () => <Home /> }]
