import type { ReviewSeed } from './types.ts'

export const reviews: ReviewSeed[] = [
  {
    client_name: 'Sunita Mathur',
    designation: 'Home owner, Sector 21C, Faridabad',
    description:
      'We live where two roads meet. Now I close the window and the room goes quiet. My husband noticed it first: he could hear the clock in the hall again.',
  },
  {
    client_name: 'Harpreet Singh Gill',
    designation: 'Architect, Gurugram',
    description:
      'They came back to measure after the plaster, found one lintel low and called me before cutting anything. The frames went in without a chisel, and I did not have to explain my drawing twice.',
  },
  {
    client_name: 'Imran Qureshi',
    designation: 'Office manager, Kishangarh',
    description:
      'The partition went up from Thursday to Sunday behind dust sheets. On Monday we carried the laptops in. The accounts desk still gets daylight, which I had promised them without being sure.',
  },
  {
    client_name: 'Lakshmi Venkataraman',
    designation: 'Home owner, Sector 50, Noida',
    description:
      'Nineteen floors up, the old sliders sang whenever it blew. The new casements do not. I work beside the glass all afternoon, and the fan is enough until April.',
  },
  {
    client_name: 'Rajendra Singh Shekhawat',
    designation: 'Guest house owner, Osian',
    description:
      'Nine arches, all different, and each frame came with the name of its room on it. After a dust storm we used to shake out every sheet. Now one cloth along the sill does it.',
  },
  {
    client_name: 'Anita D’Souza',
    designation: 'Home owner, Vaishali Nagar, Jaipur',
    description:
      'Our old door needed a shoulder in the rains. This one is taller and heavier, and my mother shuts it with one finger. The lock turns as smoothly as it did on the day they fitted it.',
  },
  {
    client_name: 'Pradeep Kumar Jain',
    designation: 'Secretary, residents’ committee, Sector 86, Faridabad',
    description:
      'They sawed a frame in half on our meeting table so that everyone could see the steel. Then forty-eight flats, one day each, on the dates we had chosen. I received two complaints, both about my own notices.',
  },
  {
    client_name: 'Debjani Mukherjee',
    designation: 'Home owner, Indirapuram, Ghaziabad',
    description:
      'The fluted doors let the evening light through and hide the ironing. My daughter practises on one side while I take calls on the other. When guests come, we push everything open.',
  },
  {
    client_name: 'Vikram Chauhan',
    designation: 'Advocate, Sector 12, Faridabad',
    description:
      'Clients speak freely here, because they can see the next room and hear nothing of it. When the first attempt let voices over the ceiling, the team came back and closed the gap without an argument.',
  },
  {
    client_name: 'Farah Siddiqui',
    designation: 'Home owner, Malviya Nagar, Jaipur',
    description:
      'The walls lean and I had warned them. The glass follows the tiles so closely that you cannot push a card between. The bathroom floor is dry at breakfast, for the first time in years.',
  },
  {
    client_name: 'Bhawani Lal Suthar',
    designation: 'Contractor, Bikaner',
    description:
      'I have fitted timber all my life and did not expect to like these. The corners are clean, the bars match the old pattern, and nobody will call me in June because a sash has swollen.',
  },
  {
    client_name: 'Tenzin Dolma',
    designation: 'Home owner, Sohna Road, Gurugram',
    description:
      'With two small children I wanted a rail they could not climb. They press their noses against the glass and wave at us downstairs. It takes me five minutes to clean on Sundays.',
  },
]
