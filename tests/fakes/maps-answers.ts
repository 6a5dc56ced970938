/** Answers of the maps service in its documented shapes, about addresses that do not exist. */

const fields = {
  feature_name: '200 Lantern Street',
  matching_name: '200 Lantern Street',
  description: 'New York, New York 10013, United States',
  mapbox_id: 'mapbox-1',
  language: 'en',
  full_address: '200 Lantern Street, New York, New York 10013, United States',
  place_name: '200 Lantern Street, New York, New York 10013, United States',
  address_line1: '200 Lantern Street',
  address_level1: 'New York',
  address_level2: 'New York',
  address_level3: 'Manhattan',
  country: 'United States',
  country_code: 'us',
  metadata: { iso_3166_1: 'us' },
  postcode: '10013',
  place_type: ['address'],
  context: [],
}

const match = (confidence: string) => ({
  address_number: 'matched',
  street: 'matched',
  postcode: confidence === 'exact' ? 'matched' : 'unmatched',
  place: 'matched',
  region: 'matched',
  locality: 'not_applicable',
  country: 'inferred',
  confidence,
})

/** One of address autofill's suggest. */
export const autofillSuggestion = {
  ...fields,
  original_search_text: '200 lan',
  action: { id: 'act-1' },
  match_code: match('high'),
}

/** One of address autofill's retrieve, and of validate. */
export const autofillFeature = (confidence: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-74.001, 40.718] },
  properties: { ...fields, accuracy: 'rooftop', match_code: match(confidence) },
})

/** One of geocoding v6. */
export const geocodingFeature = {
  type: 'Feature',
  id: 'mapbox-1',
  geometry: { type: 'Point', coordinates: [-74.001, 40.718] },
  properties: {
    mapbox_id: 'mapbox-1',
    feature_type: 'address',
    name: '200 Lantern Street',
    name_preferred: '200 Lantern Street',
    place_formatted: 'New York, New York 10013, United States',
    full_address: '200 Lantern Street, New York, New York 10013, United States',
    coordinates: { longitude: -74.001, latitude: 40.718, accuracy: 'rooftop' },
    context: {
      address: { mapbox_id: 'a', name: '200 Lantern Street' },
      postcode: { mapbox_id: 'p', name: '10013' },
      place: { mapbox_id: 'c', name: 'New York' },
      region: { mapbox_id: 'r', name: 'New York', region_code: 'NY' },
      country: { mapbox_id: 'u', name: 'United States', country_code: 'US' },
    },
    match_code: match('exact'),
  },
}
