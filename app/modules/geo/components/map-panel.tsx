import { isWithin } from '#app/modules/geo/distance.ts'
import { embeddedJson, withArea, type MapData, type MapWords } from '#app/modules/geo/map-data.ts'
import { areaOf, viewFor } from '#app/modules/geo/map-drawing.ts'
import { AreaMap, mapSize, type AreaMapProps } from './area-map.tsx'

export type MapPanelProps = Omit<AreaMapProps, 'clusterLabel' | 'clusterCount'> & {
  words: MapWords & { open: string; searchArea: string }
  /** The list's address, for the link that searches the area in view; left out, there is no such link. */
  searchHref?: string
  /** Parameters the area replaces; see withArea. */
  drop?: readonly string[]
  /** Mapbox tiles instead of the drawn ground. */
  mapboxToken?: string
  /** Opens the interactive map without waiting for the button (`?view=map`). */
  isOpen?: boolean
}

/**
 * The drawn map with what turns it into the interactive one: the island `map` shows the button, and reads the data only
 * when it is pressed. One a page. The link under it works without a script, for the area as drawn.
 */
export function MapPanel({ words, searchHref, drop, mapboxToken, isOpen, labels = [], ...map }: MapPanelProps) {
  const { open, searchArea, ...islandWords } = words
  const view = viewFor({ ...mapSize, ...map, labels })
  const outside = map.points.filter((point) => !isWithin(point, view.bounds)).length
  const { bounds, minimalSpan } = map
  const data: MapData = { points: [...map.points], labels: [...labels], bounds, minimalSpan, words: islandWords }
  const counted = (text: string) => (count: number) => text.replace('{count}', String(count))
  return (
    <div className="map" data-map={isOpen ? 'open' : ''} data-mapbox-token={mapboxToken} data-drop={drop?.join(' ')}>
      <div className="map__frame">
        <AreaMap {...map} labels={labels} clusterLabel={counted(words.cluster)} clusterCount={counted(words.count)} />
      </div>
      <p className="map__status" role="status" data-map-status="" />
      <div className="map__note">
        {searchHref && (
          <span data-map-outside="" hidden={outside === 0}>
            {words.outside.replace('{count}', String(outside))}
          </span>
        )}
        <button type="button" data-map-open="" hidden>
          {open}
        </button>
        {searchHref && (
          <a href={withArea(searchHref, areaOf(view.bounds), drop)} data-map-area="">
            {searchArea}
          </a>
        )}
      </div>
      <script type="application/json" id="map-data" dangerouslySetInnerHTML={{ __html: embeddedJson(data) }} />
    </div>
  )
}
