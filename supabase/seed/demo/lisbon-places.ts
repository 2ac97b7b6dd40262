import { type LocatedPlace, withGeometry } from '../../../src/domain/place.ts';

/** Where the demonstration trip goes: real addresses. Degrees are WGS 84. */
function place(name: string, address: string, lat: number, lng: number) {
  const located: LocatedPlace = { name, formatted_address: `${address}, Portugal`, lat, lng };
  return withGeometry(located);
}

export const LISBON = {
  bordeauxAirport: withGeometry({
    name: 'Aéroport de Bordeaux-Mérignac (BOD)',
    formatted_address: '33700 Mérignac, France',
    lat: 44.8283,
    lng: -0.7156,
  }),
  airport: place(
    'Aéroport de Lisbonne (LIS)',
    'Alameda das Comunidades Portuguesas, 1700-111 Lisboa',
    38.7742,
    -9.1342,
  ),
  baixaChiado: place('Métro Baixa-Chiado', 'Rua Ivens, 1200-227 Lisboa', 38.7107, -9.1399),
  hotel: place('Memmo Alfama', 'Travessa das Merceeiras 27, 1100-348 Lisboa', 38.7113, -9.1306),
  commerceSquare: place('Praça do Comércio', 'Praça do Comércio, 1100-148 Lisboa', 38.7084, -9.1366),
  flores: place('Taberna da Rua das Flores', 'Rua das Flores 103, 1200-194 Lisboa', 38.7108, -9.1431),
  castle: place('Castelo de São Jorge', 'Rua de Santa Cruz do Castelo, 1100-129 Lisboa', 38.7139, -9.1335),
  tileWorkshop: place('Atelier d’azulejos, Alfama', 'Rua dos Remédios, 1100-441 Lisboa', 38.7126, -9.1271),
  senhoraDoMonte: place('Miradouro da Senhora do Monte', 'Largo Monte, 1170-107 Lisboa', 38.719, -9.1326),
  clubeDeFado: place('Clube de Fado', 'Rua de São João da Praça 86, 1100-521 Lisboa', 38.7097, -9.1322),
  manteigaria: place('Manteigaria', 'Rua do Loreto 2, 1200-108 Lisboa', 38.7107, -9.1435),
  carmo: place('Convento do Carmo', 'Largo do Carmo, 1200-092 Lisboa', 38.712, -9.1405),
  martimMoniz: place('Martim Moniz, arrêt du 28E', 'Rua da Palma, 1100-341 Lisboa', 38.7168, -9.1357),
  estrela: place('Jardim da Estrela', 'Praça da Estrela, 1200-667 Lisboa', 38.7146, -9.1596),
  timeOut: place('Time Out Market', 'Avenida 24 de Julho 49, 1200-479 Lisboa', 38.7068, -9.146),
  fadoMuseum: place('Museu do Fado', 'Largo do Chafariz de Dentro 1, 1100-139 Lisboa', 38.711, -9.1277),
  cevicheria: place('A Cevicheria', 'Rua Dom Pedro V 129, 1250-096 Lisboa', 38.716, -9.1478),
  rossio: place('Gare du Rossio', 'Rua 1.º de Dezembro, 1200-359 Lisboa', 38.7143, -9.1407),
  sintraStation: place('Gare de Sintra', 'Avenida Doutor Miguel Bombarda, 2710-590 Sintra', 38.7994, -9.3858),
  pena: place('Palácio da Pena', 'Estrada da Pena, 2710-609 Sintra', 38.7876, -9.3906),
  piriquita: place('Casa Piriquita', 'Rua das Padarias 1, 2710-603 Sintra', 38.7968, -9.3906),
  regaleira: place('Quinta da Regaleira', 'Rua Barbosa du Bocage 5, 2710-567 Sintra', 38.7962, -9.396),
  caisDoSodre: place('Cais do Sodré', 'Praça do Duque da Terceira, 1200-161 Lisboa', 38.7054, -9.1449),
  cacilhas: place('Embarcadère de Cacilhas', 'Largo Alfredo Dinis, 2800-252 Almada', 38.6883, -9.1479),
  pontoFinal: place('Ponto Final', 'Rua do Ginjal 72, 2800-285 Almada', 38.6861, -9.1563),
  belem: place('Belém, arrêt du 15E', 'Rua de Belém, 1300-085 Lisboa', 38.6969, -9.2026),
  discoveries: place('Padrão dos Descobrimentos', 'Avenida Brasília, 1400-038 Lisboa', 38.6936, -9.2057),
  pasteisDeBelem: place('Pastéis de Belém', 'Rua de Belém 84, 1300-085 Lisboa', 38.6975, -9.2033),
  maat: place('MAAT', 'Avenida Brasília, 1300-598 Lisboa', 38.6957, -9.1935),
  lxFactory: place('LX Factory', 'Rua Rodrigues de Faria 103, 1300-501 Lisboa', 38.7035, -9.1784),
  cantinho: place('Cantinho do Avillez', 'Rua dos Duques de Bragança 7, 1200-162 Lisboa', 38.7094, -9.1418),
  fleaMarket: place('Feira da Ladra', 'Campo de Santa Clara, 1100-472 Lisboa', 38.7153, -9.1245),
  ramiro: place('Cervejaria Ramiro', 'Avenida Almirante Reis 1, 1150-007 Lisboa', 38.7207, -9.1356),
  intendente: place('Métro Intendente', 'Largo do Intendente, 1150-159 Lisboa', 38.7222, -9.1352),
};
