import type listTemplates from '../fr/list-templates.ts';

export default {
  weekend: 'Weekend',
  weekendEntries: `# Papers
ID
Tickets and bookings
Bank card
# Clothes
T-shirts ×2
Jumper
Underwear ×3
Socks ×3
Pyjamas
Jacket
# Wash bag
Toothbrush and toothpaste
Soap, shampoo
Deodorant
Medicines
# And also
Phone and charger
Earphones
Book
Water bottle
House keys`,
  twoWeeks: 'Two weeks',
  twoWeeksEntries: `# Papers and money
Passports, visas
Tickets and bookings
Insurance and health cards
Bank cards ×2
Cash
Copies of the papers
# Clothes
T-shirts ×7
Trousers ×2
Shorts or skirts ×2
Jumpers ×2
Underwear ×8
Socks ×8
Pyjamas
Rain jacket
Walking shoes
Sandals
Swimwear
# Wash bag and medicines
Wash bag
Sunscreen
Medicines and prescriptions
Plasters, antiseptic
Insect repellent
Travel detergent
# Devices
Phone and charger
Plug adapter
Power bank
Camera
# Before leaving
Turn off water and gas
Hand over keys and plants
Empty the fridge
Tell the bank`,
  hike: 'Hike',
  hikeEntries: `# To wear
Hiking boots
Hiking socks ×3
Waterproof jacket
Fleece
Hiking trousers
Sun hat or beanie
# In the backpack
Backpack and rain cover
Map and compass
Water bottles ×2
Snacks, picnic
Knife
Head torch and batteries
Trekking poles
Whistle
Survival blanket
# First aid
Blister plasters
First-aid kit
Sunscreen
Toilet paper
# For the night
Sleeping bag
Sleeping bag liner
Earplugs
Cash for the hut`,
  beach: 'Beach',
  beachEntries: `# On the beach
Swimwear ×2
Beach towels ×2
Parasol
Sunscreen
After-sun
Sunglasses
Hat
Flip-flops
Mask and snorkel
Dry bag
Water bottle
Cool box
# Clothes
T-shirts ×5
Shorts ×3
Dress or light shirt
Jumper for the evening
Underwear ×6
# And also
Insect repellent
Books
Beach games
Speaker, earphones`,
  winter: 'Winter and snow',
  winterEntries: `# Against the cold
Warm coat
Thermal underwear ×2
Jumpers ×3
Beanie
Gloves
Scarf
Warm socks ×5
Winter boots
# On the slopes
Ski jacket and trousers
Helmet
Ski goggles
Ski gloves
Lift passes
Sunscreen and lip balm
Hand warmers
# In the car
Snow chains or winter tyres
Ice scraper and antifreeze
Blanket
Torch
# At the chalet
Swimwear
Slippers
Board games
Thermos flask`,
  children: 'With children',
  childrenEntries: `# Papers
Children’s IDs
Health records
Consent to travel
# On the way
Car seats
Pushchair, baby carrier
Snacks and water bottles
Games, books, colouring
Children’s headphones
Travel sickness bags
Wet wipes
# Clothes
Changes of clothes ×6
Pyjamas ×3
Rainwear and wellies
Sun hats
Swimwear, armbands
# Care
Nappies
Children’s sunscreen
Thermometer
Children’s medicines
Plasters
# To sleep
Cuddly toys
Travel cot and sheets
Night light
# At table
Bottles, milk
Bibs, cutlery
Travel high chair`,
} satisfies typeof listTemplates;
