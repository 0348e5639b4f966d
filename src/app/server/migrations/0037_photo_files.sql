CREATE TABLE "photo_leftovers" (
	"file" uuid PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"due_at" timestamptz(3)
);
--> statement-breakpoint
-- Nothing in the product has written any so far, and these would have no files.
DELETE FROM "photos";--> statement-breakpoint
-- since 0.1.0: no build before this one writes photographs
ALTER TABLE "photos" ADD COLUMN "file" uuid NOT NULL;--> statement-breakpoint
-- since 0.1.0: no build before this one writes photographs
ALTER TABLE "photos" ADD COLUMN "placeholder" text NOT NULL;--> statement-breakpoint
-- since 0.1.0: no build before this one writes photographs
ALTER TABLE "photos" ADD COLUMN "words" jsonb NOT NULL;--> statement-breakpoint
-- since 0.1.0: no build before this one writes photographs
ALTER TABLE "photos" ADD COLUMN "added_at" timestamptz(3) NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_file_unique" UNIQUE("file");
--> statement-breakpoint
-- What a photograph had in the file store is left over once its row is gone, whoever deletes it. (PHOTO-4)
CREATE FUNCTION leave_photo_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO photo_leftovers (file, width, due_at) VALUES (OLD.file, OLD.width, NULL) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "photos_leave_files" AFTER DELETE ON "photos"
  FOR EACH ROW EXECUTE FUNCTION leave_photo_files();
--> statement-breakpoint
-- The photographs of a house, a room or a model go with it: by an import too. (PHOTO-4)
CREATE FUNCTION delete_its_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM photos WHERE subject = TG_ARGV[0] AND subject_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "hotels_delete_photos" AFTER DELETE ON "hotels"
  FOR EACH ROW EXECUTE FUNCTION delete_its_photos('hotel');
--> statement-breakpoint
CREATE TRIGGER "room_types_delete_photos" AFTER DELETE ON "room_types"
  FOR EACH ROW EXECUTE FUNCTION delete_its_photos('room');
--> statement-breakpoint
CREATE TRIGGER "car_models_delete_photos" AFTER DELETE ON "car_models"
  FOR EACH ROW EXECUTE FUNCTION delete_its_photos('model');
