console.log('Escale');
