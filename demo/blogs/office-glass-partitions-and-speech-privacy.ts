import type { BlogSeed } from '../types.ts'

export const officeGlassPartitionsAndSpeechPrivacy: BlogSeed = {
  slug: 'office-glass-partitions-and-speech-privacy',
  title: 'Glass partitions and the meeting everyone can hear',
  category: 'Work spaces',
  datetime: '2026-02-25T11:40:00+05:30',
  image: 'switchable-privacy-glass-partition',
  description: `<p>The new meeting room looks just like the picture. Then somebody discusses a salary in it, and six desks stop typing. Glass is not the culprit people take it for. Words escape by easier ways, and the thick pane gets the blame.</p>
    <h2>What the numbers mean in speech</h2>
    <p>Partitions are rated by how many decibels they take off airborne sound, written Rw or STC. As a rule of thumb for a quiet office, not measured:</p>
    <table>
      <thead><tr><th>On site, about</th><th>Next door you hear</th></tr></thead>
      <tbody>
        <tr><td>25</td><td>Every word of a normal conversation</td></tr>
        <tr><td>30</td><td>That they are talking, and a good part of what they say</td></tr>
        <tr><td>35</td><td>Raised voices, with words now and then</td></tr>
        <tr><td>40</td><td>Raised voices as a murmur</td></tr>
        <tr><td>45</td><td>Almost nothing, even of a loud call</td></tr>
      </tbody>
    </table>
    <p>Mind the words "on site". A laboratory tests a perfect panel in a perfect wall. In a building, with a door, a ceiling and a floor, the result is commonly five to ten decibels lower (our rule of thumb). A quotation that gives one number should say which it is, and name the laboratory.</p>
    <h2>What the glass can do</h2>
    <ul>
      <li><strong>Single 10 or 12 mm toughened:</strong> in the low to middle thirties by our rule of thumb. Fine for focus rooms and for separating teams.</li>
      <li><strong>Single laminated, two panes with an acoustic interlayer:</strong> a few decibels more at the same thickness, mostly in the pitch of the voice.</li>
      <li><strong>Double glazed, two different panes in a deep frame:</strong> from about forty upwards by the same rule. This is the one for HR, boardrooms and video calls.</li>
    </ul>
    <p>Use two different thicknesses in a double partition. Equal panes ring at the same pitch and help each other to let it through.</p>
    <h2>Where the words really get out</h2>
    <h3>The door</h3>
    <p>A frameless glass door has gaps of several millimetres on every side. It brings a fine partition down to the level of an open window. For privacy the door needs a frame with a seal on three sides, and a drop seal that closes the gap at the floor. A solid timber leaf of good weight often does better than glass.</p>
    <h3>Above the ceiling</h3>
    <p>Many rooms end at the false ceiling. Sound goes up through the tiles, across the void, and down again. Either the partition line continues to the slab as a plasterboard or mineral-wool barrier, or the money spent on the glass is wasted.</p>
    <h3>Below the floor and along the facade</h3>
    <p>Raised floors carry sound the same way. So does the last hand's breadth where a partition meets the curtain wall, often closed with a thin strip of sheet. And a shared air-conditioning duct is a speaking tube.</p>
    <h3>The joints</h3>
    <p>Clear tape or polycarbonate strip between panes is neat and reasonably tight. Dry butt joints with an open slit are not. Run a bright torch along the edges in the dark: where light comes through, so does speech.</p>
    <h2>What the room adds</h2>
    <p>Glass on three sides and a bare table make a room in which people talk louder to understand each other. Carpet, an absorbing ceiling and one soft wall bring voices down at the source, and every decibel there counts as much as one in the glass. A little steady background sound outside, from the ventilation or a masking system, hides the rest.</p>
    <h2>A sensible order of spending</h2>
    <ol>
      <li>Close the ceiling void and the facade joint.</li>
      <li>Buy the good door.</li>
      <li>Then choose the glass.</li>
      <li>Soften the room.</li>
    </ol>
    <p>Not every room needs this. List the rooms by what is said in them. Three may need the <a href="/commercial-partition-system/acoustic-partition">acoustic partition</a>; the other ten will be happy behind a <a href="/commercial-partition-system/glass-partition">single glass line</a>, and the light will reach the inner desks just the same.</p>
    <h2>Sources</h2>
    <ol>
      <li>Rw: EN ISO 717-1:2020. STC: ASTM E413. Both rate the sound that a building part takes off; a value holds for the part that was tested.</li>
      <li>What you hear at each value, the loss on site and the values of the glasses: our own rule of thumb, not measured. No report of a laboratory is on file with us; ask for the one of the partition that you are offered.</li>
    </ol>`,
  meta: {
    meta_title: 'Office glass partitions and speech privacy',
    meta_description:
      'Why a glass meeting room leaks words, what sound ratings mean in plain speech, and where to look first: the door, the ceiling, the joints.',
    meta_keywords:
      'office glass partition, acoustic partition, speech privacy, meeting room glass, double glazed partition, Rw rating, soundproof cabin',
  },
}
