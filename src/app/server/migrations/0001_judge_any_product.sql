ALTER TABLE "opinions" DROP CONSTRAINT "opinions_hotel_id_hotels_id_fk";
