/** The attribution that the outlines' licence asks for, wherever the map is shown. */
export const mapCredit = 'State outlines: DataMeet India community, CC BY 4.0'
